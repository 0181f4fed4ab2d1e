import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawnType } from '#domain/invoice/winning-invoices.ts';
import { countByPrize, DRAWN_TYPES, normalizePrize, parseDraw } from './parse-draw.ts';

const NAMES = new Map<string, DrawnType>([
  ['特別獎', 1],
  ['特獎', 2],
  ['頭獎', 3],
  [normalizePrize('Special prize'), 1],
  [normalizePrize('Cloud invoice prize of NT$2,000'), 10],
]);
const parse = (text: string) => parseDraw(text, NAMES);
const kinds = (text: string) => parse(text).problems.map(({ line, kind }) => [line, kind]);

describe('a draw', () => {
  it('is read as a table, whatever stands between its columns and whichever comes first', () => {
    const rows = [
      'number,winningType',
      '97023797,1',
      '2;00507588',
      '92377231\t3',
      '  05232592   3 ',
      '"AB12345678","10"',
    ];
    expect(parse(rows.join('\r\n'))).toEqual({
      numbers: [
        { number: '97023797', winningType: 1 },
        { number: '00507588', winningType: 2 },
        { number: '92377231', winningType: 3 },
        { number: '05232592', winningType: 3 },
        { number: 'AB12345678', winningType: 10 },
      ],
      problems: [],
    });
  });

  it('is read as it is published: a prize, and its numbers below', () => {
    const { numbers, problems } = parse('特別獎\n97023797\n\n頭獎：\n92377231\n05232592 78125249');
    expect(problems).toEqual([]);
    expect(countByPrize(numbers)).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });

  it('takes names in words, wide digits, small letters and the usual hyphen', () => {
    expect(parse('９７０２３７９７ special prize\nab-12345678 Cloud invoice prize of NT$2,000').numbers).toEqual([
      { number: '97023797', winningType: 1 },
      { number: 'AB12345678', winningType: 10 },
    ]);
  });
});

describe('an invalid line is reported with its number', () => {
  const LINES = [
    ['97023797,9', 'number'],
    ['AB12345678,1', 'number'],
    ['9702379,1', 'number'],
    ['970237977,1', 'number'],
    ['A1234567,9', 'number'],
    ['97023797,4', 'prize'],
    ['97023797,0', 'prize'],
    ['97023797,13', 'prize'],
    ['97023797,二獎', 'prize'],
    ['97023797', 'noPrize'],
  ] as const;

  it.each(LINES)('%s: %s', (line, kind) => {
    expect(kinds(`\n${line}`)).toEqual([[2, kind]]);
    expect(parse(line).numbers).toEqual([]);
  });

  it('a number that is listed twice, but not one with two prizes', () => {
    expect(kinds('97023797,1\n97023797,2\n97023797,1')).toEqual([[3, 'twice']]);
  });

  it('a head in the middle, for it may be a prize that is spelled wrong', () => {
    expect(kinds('97023797,1\nnumber,winningType')).toEqual([[2, 'prize']]);
  });
});

it('reads back every draw that is written as a table', () => {
  const eight = fc.stringMatching(/^\d{8}$/);
  const whole = fc.stringMatching(/^[A-Z]{2}\d{8}$/);
  const line = fc
    .constantFrom(...DRAWN_TYPES)
    .chain((winningType) => (winningType < 9 ? eight : whole).map((number) => ({ number, winningType })));
  const draws = fc.uniqueArray(line, { selector: ({ number, winningType }) => `${number} ${winningType}` });
  fc.assert(
    fc.property(draws, (numbers) => {
      const text = numbers.map(({ number, winningType }) => `${number},${winningType}`).join('\n');
      expect(parse(text)).toEqual({ numbers, problems: [] });
    }),
  );
});
