import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WINNING_TYPE } from '#contract/values/states.ts';
import { type DrawnNumber, findPrize, isDrawnNumber, isInvoiceNumber, PRIZE_AMOUNTS } from './winning-invoices.ts';

/** November and December 2025, as drawn. */
const DRAW: readonly DrawnNumber[] = [
  { number: '97023797', winningType: WINNING_TYPE.special },
  { number: '00507588', winningType: WINNING_TYPE.grand },
  { number: '92377231', winningType: WINNING_TYPE.first },
  { number: '05232592', winningType: WINNING_TYPE.first },
  { number: '78125249', winningType: WINNING_TYPE.first },
];

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));
const anyDrawn = fc.oneof(
  fc.record({
    number: digits(8),
    winningType: fc.constantFrom(WINNING_TYPE.special, WINNING_TYPE.grand, WINNING_TYPE.first),
  }),
  fc.record({
    number: digits(8).map((number) => `AB${number}`),
    winningType: fc.constantFrom(WINNING_TYPE.cloudMillion, WINNING_TYPE.cloudFiveHundred),
  }),
);

it.each([
  ['AB12377231', 'second', 40_000],
  ['AB00377231', 'third', 10_000],
  ['AB00077231', 'fourth', 4_000],
  ['AB00007231', 'fifth', 1_000],
  ['AB00000592', 'sixth', 200],
  ['AB17023797', 'none', 0],
  ['AB97023797', 'special', 10_000_000],
  ['ZZ00507588', 'grand', 2_000_000],
  ['AB92377231', 'first', 200_000],
  ['AB05232592', 'first', 200_000],
  ['AB78125249', 'first', 200_000],
  ['AB92377232', 'none', 0],
  ['AB00000092', 'none', 0],
  ['AB92377131', 'none', 0],
] as const)('pays %s of the test period the %s prize, %d', (invoiceNumber, name, amount) => {
  expect(findPrize(invoiceNumber, DRAW)).toEqual({ winningType: WINNING_TYPE[name], amount });
});

it.each([
  ['cloudMillion', 1_000_000],
  ['cloudTwoThousand', 2_000],
  ['cloudEightHundred', 800],
  ['cloudFiveHundred', 500],
] as const)('pays the prize %s to the whole number only', (name, amount) => {
  const draw: readonly DrawnNumber[] = [{ number: 'CD11111111', winningType: WINNING_TYPE[name] }];
  expect(findPrize('CD11111111', draw)).toEqual({ winningType: WINNING_TYPE[name], amount });
  for (const other of ['CE11111111', 'CD11111112']) expect(findPrize(other, draw).amount).toBe(0);
});

it('pays an invoice once, the highest of its prizes', () => {
  const cloud: DrawnNumber = { number: 'AB00007231', winningType: WINNING_TYPE.cloudTwoThousand };
  expect(findPrize('AB00007231', [...DRAW, cloud]).winningType).toBe(WINNING_TYPE.cloudTwoThousand);
  expect(findPrize('AB00077231', [{ ...cloud, number: 'AB00077231' }, ...DRAW]).winningType).toBe(WINNING_TYPE.fourth);
  const both: readonly DrawnNumber[] = [
    { number: '00000592', winningType: WINNING_TYPE.first },
    { number: '11111592', winningType: WINNING_TYPE.first },
  ];
  expect(findPrize('AB11111592', both).winningType).toBe(WINNING_TYPE.first);
  expect(findPrize('AB11111592', both.toReversed()).winningType).toBe(WINNING_TYPE.first);
});

it('pays nothing to what is no invoice number, and for a line that is no drawn number', () => {
  for (const text of ['97023797', 'ab97023797', 'AB9702379', 'AB97023797 ', 'AB97023797\n', '']) {
    expect(isInvoiceNumber(text)).toBe(false);
    expect(findPrize(text, DRAW).winningType).toBe(WINNING_TYPE.none);
  }
  expect(findPrize('AB97023797', [{ number: '', winningType: WINNING_TYPE.first }]).amount).toBe(0);
});

it('knows a line of a draw by its prize: eight digits, or the whole number of a cloud prize', () => {
  for (const winningType of [1, 2, 3]) {
    expect(isDrawnNumber({ number: '01234567', winningType })).toBe(true);
    for (const number of ['1234567', '012345678', 'AB01234567', '0123456a']) {
      expect(isDrawnNumber({ number, winningType })).toBe(false);
    }
  }
  for (const winningType of [9, 10, 11, 12]) {
    expect(isDrawnNumber({ number: 'AB01234567', winningType })).toBe(true);
    expect(isDrawnNumber({ number: '01234567', winningType })).toBe(false);
  }
  for (const winningType of [0, 4, 5, 6, 7, 8, 13, -1, 1.5]) {
    expect(isDrawnNumber({ number: '01234567', winningType })).toBe(false);
    expect(isDrawnNumber({ number: 'AB01234567', winningType })).toBe(false);
  }
});

it('pays for the last digits of a first-prize number by their count, and never less for more', () => {
  const paid = [0, 0, 0, 200, 1_000, 4_000, 10_000, 40_000, 200_000];
  fc.assert(
    fc.property(digits(8), fc.integer({ min: 0, max: 8 }), (number, equal) => {
      // Every digit before the equal ones differs, so exactly that many trailing digits match.
      const other = [...number].map((digit, index) => (index < 8 - equal ? (Number(digit) + 1) % 10 : digit)).join('');
      const prize = findPrize(`AB${other}`, [{ number, winningType: WINNING_TYPE.first }]);
      expect(prize.amount).toBe(paid[equal]);
    }),
  );
  expect(paid).toEqual(paid.toSorted((first, second) => first - second));
});

it('never pays less for a line more, and the order of the lines is nothing to it', () => {
  fc.assert(
    fc.property(fc.array(anyDrawn), anyDrawn, digits(8), (draw, line, number) => {
      const amount = (lines: readonly DrawnNumber[]) => findPrize(`AB${number}`, lines).amount;
      expect(amount([...draw, line])).toBe(Math.max(amount(draw), amount([line])));
      expect(amount(draw.toReversed())).toBe(amount(draw));
    }),
  );
});

it('pays no two prizes alike', () => {
  expect(new Set(Object.values(PRIZE_AMOUNTS)).size).toBe(Object.values(WINNING_TYPE).length);
});
