import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkExchange } from './check-exchange.ts';

const wish = (quantity: string, balance: number | null, price = 29.9) =>
  checkExchange({ price, currency: 'EUR', quantity, balance });

it('calculates total and remainder', () => {
  expect(wish('3', 100)).toEqual({ quantity: 3, total: 89.7, remains: 10.3, missing: 0, issue: null });
  expect(wish('１', 29.9)).toMatchObject({ quantity: 1, total: 29.9, remains: 0 });
  expect(wish('2', null)).toEqual({ quantity: 2, total: 59.8, remains: null, missing: 0, issue: null });
});

it('R5.91 says that the star balance is insufficient for one star coin too many, and how many are missing', () => {
  expect(wish('1', 500, 501)).toMatchObject({
    missing: 1,
    remains: null,
    issue: { message: 'rule.insufficient_points_vip', values: { available: 500 } },
  });
  expect(wish('1', 0, 1).issue?.message).toBe('rule.insufficient_points_vip');
  expect(wish('1', 500, 500).issue).toBeNull();
  expect(wish('1', 0, 0).issue).toBeNull();
});

it('R5.92 may not exceed the purchasable limit of one exchange', () => {
  expect(wish('1001', null).issue).toEqual({ message: 'rule.insufficient_quota', values: { available: 1000 } });
  expect(wish('1000', null).issue).toBeNull();
});

it.each(['', '0', '-1', '1.5', 'abc', '1e3'])('rejects %j as a quantity', (quantity) => {
  expect(wish(quantity, 100)).toMatchObject({
    quantity: null,
    total: null,
    issue: { message: 'rule.positive_integer' },
  });
});

it('total and remainder, or missing amount, add up to the balance to the cent', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 1000 }), (price, balance, quantity) => {
      const checked = checkExchange({
        price: price / 100,
        currency: 'MYR',
        quantity: String(quantity),
        balance: balance / 100,
      });
      const left = checked.issue === null ? (checked.remains ?? 0) : -checked.missing;
      expect(Math.round((checked.total ?? 0) * 100) + Math.round(left * 100)).toBe(balance);
      expect(checked.issue === null).toBe(price * quantity <= balance);
    }),
  );
});
