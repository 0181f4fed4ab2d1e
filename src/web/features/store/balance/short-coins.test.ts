import { expect, it } from 'vitest';
import { shortCoins } from './balance-menu.tsx';

it.each([
  [0, '0'],
  [30.5, '30.50'],
  [999.99, '999.99'],
  [1000.99, '1,000'],
  [99_999.99, '99,999'],
  [199_999, '199.9K'],
  [1_999_999, '1.9M'],
])('writes %d star coins as %s, never as more than there are', (coins, text) => {
  expect(shortCoins(coins, 'EUR', 'en-US')).toBe(`${text}\u00a0★`);
});

it('counts as the language does', () => {
  expect(shortCoins(128_000, 'TWD', 'zh-TW')).toBe('12.8萬\u00a0★');
});
