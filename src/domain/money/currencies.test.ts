import { expect, it } from 'vitest';
import { currencySymbol, isCurrencyCode, listCurrencies } from './currencies.ts';

it('R3.54 knows every currency by code and symbol', () => {
  expect(listCurrencies()).toEqual([
    { code: 'TWD', symbol: 'NT$' },
    { code: 'MYR', symbol: 'RM' },
    { code: 'SGD', symbol: 'S$' },
    { code: 'EUR', symbol: '€' },
  ]);
  expect(currencySymbol('SGD')).toBe('S$');
});

it('R9.6 sells in four currencies and no other', () => {
  expect(listCurrencies().map(({ code }) => isCurrencyCode(code))).toEqual([true, true, true, true]);
  expect(['USD', 'twd', '', undefined].map(isCurrencyCode)).toEqual([false, false, false, false]);
});
