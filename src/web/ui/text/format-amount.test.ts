import { expect, it } from 'vitest';
import { formatAmount, formatCoins } from './format-amount.ts';

it('writes an amount with our own symbol, the digits of its currency and the marks of the language', () => {
  expect(formatAmount(1200, 'TWD', 'zh-TW')).toBe('NT$1,200');
  expect(formatAmount(29.9, 'EUR', 'en-US')).toBe('€29.90');
  expect(formatAmount(1234.5, 'MYR', 'vi-VN')).toBe('RM1.234,50');
  expect(formatAmount(-30, 'SGD', 'zh-CN')).toBe('−S$30.00');
});

it('writes star coins without a currency, and parts of one with all digits', () => {
  expect([formatCoins(150, 'TWD', 'en-US'), formatCoins(30, 'MYR', 'en-US')]).toEqual(['150', '30']);
  expect([formatCoins(30.5, 'MYR', 'en-US'), formatCoins(0.05, 'EUR', 'vi-VN')]).toEqual(['30.50', '0,05']);
});
