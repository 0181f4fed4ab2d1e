import { describe, expect, it } from 'vitest';
import { countPages, loadPage, readPageNumber } from './page-number.ts';

const NUMBERS = [
  ['1', 1],
  ['99999', 99_999],
  ['100000', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['Infinity', 1],
  ['', 1],
  [undefined, 1],
] as const;

it.each(NUMBERS)('reads %j as page %i', (value, number) => {
  expect(readPageNumber(value)).toBe(number);
});

it('counts a page that is not full, and none for nothing', () => {
  expect([0, 1, 20, 21, 40].map(countPages)).toEqual([0, 1, 1, 2, 2]);
});

describe('a page of a list', () => {
  const loadOf = (count: number) => {
    const offsets: number[] = [];
    const load = async ({ offset }: { offset: number }) => {
      offsets.push(offset);
      return { count };
    };
    return { offsets, load };
  };

  it.each([
    [1, 0, 1, [0]],
    [2, 40, 2, [20]],
    [3, 40, 2, [40, 20]],
    [9, 0, 1, [160, 0]],
  ] as const)('asked for %i of %i entries is %i', async (asked, count, number, wanted) => {
    const { offsets, load } = loadOf(count);
    expect(await loadPage(asked, load)).toEqual({ count, number });
    expect(offsets).toEqual(wanted);
  });
});
