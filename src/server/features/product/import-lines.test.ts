import { expect, it } from 'vitest';
import { nextLines } from './import-lines.ts';

/** A table with the given number of countries per line. */
const tableOf = (...counts: readonly number[]) =>
  counts.map((count, index) => ({
    line: index + 2,
    productId: `p${index}`,
    row: new Map([['countries', Array.from({ length: count }, () => 'TW').join(' ')]] as const),
    isRepeated: false,
  }));
const many = (lines: number, countries: number) => tableOf(...Array.from({ length: lines }, () => countries));

it.each([
  ['40 lines at most', many(100, 1), 40],
  ['20 lines that name all 246 countries', many(100, 246), 20],
  ['20 lines of 250 countries, 5,000 prices', many(100, 250), 20],
  ['no line that would pass 5,000 prices', tableOf(4_999, 1, 1), 2],
  ['one line, however many prices it names', tableOf(9_000, 1), 1],
  ['what is left', many(3, 1), 3],
])('takes %s', (_name, table, count) => {
  expect(nextLines(table, 0)).toEqual(table.slice(0, count));
});

it('continues from a place', () => {
  const table = tableOf(1, 4_000, 1_000, 1);
  expect(nextLines(table, 1)).toEqual(table.slice(1, 3));
});
