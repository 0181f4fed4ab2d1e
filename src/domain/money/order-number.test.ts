import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exchangeIdOf, isOrderNumber, makeOrderNumber, orderIdOf } from './order-number.ts';

const AT_MS = Date.parse('2026-03-01T04:00:00Z');

it('contains the kind and the day in Taiwan, then ten unguessable characters', () => {
  expect(makeOrderNumber('D', AT_MS, new Uint8Array(10))).toBe('D2603010000000000');
  expect(makeOrderNumber('P', Date.parse('2026-02-28T16:00:00Z'), new Uint8Array(10).fill(31))).toBe(
    'P260301ZZZZZZZZZZ',
  );
});

it('fits what payment providers take, and is known again', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 16 }), (random) => {
      const number = makeOrderNumber('X', AT_MS, random);
      expect(number).toMatch(/^[A-Z0-9]{1,20}$/);
      expect(isOrderNumber(number, 'X')).toBe(true);
      expect(isOrderNumber(number, 'D')).toBe(false);
    }),
  );
});

it('needs enough of chance', () => {
  expect(() => makeOrderNumber('D', AT_MS, new Uint8Array(9))).toThrow(RangeError);
});

it.each(['', 'D', 'D260301', 'd2603010000000000', 'D26030100000000I0', 'D2603010000000000 ', 'DD2603010000000000'])(
  'is not %j',
  (text) => {
    expect(isOrderNumber(text, 'D')).toBe(false);
  },
);

it('R3.37 has a seller’s number, by which the order is found again', () => {
  expect(exchangeIdOf('P2603010123456789')).toBe('X2603010123456789');
  expect(orderIdOf(exchangeIdOf('P2603010123456789'))).toBe('P2603010123456789');
});
