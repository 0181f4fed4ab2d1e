import { expect, it } from 'vitest';
import { currencyPrices } from './product-list.tsx';

it('gathers the prices of all countries by currency, from the least to the most', () => {
  const prices = [
    { currency: 'EUR', price: 1.2 },
    { currency: 'TWD', price: 30 },
    { currency: 'EUR', price: 0.99 },
    { currency: 'EUR', price: 1.1 },
  ] as const;
  expect(currencyPrices(prices)).toEqual([
    { currency: 'TWD', least: 30, most: 30, countries: 1 },
    { currency: 'EUR', least: 0.99, most: 1.2, countries: 3 },
  ]);
  expect(currencyPrices([])).toEqual([]);
});
