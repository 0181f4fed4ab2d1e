import { expect, it } from 'vitest';
import { maySellProducts } from './may-sell-products.ts';

it.each([
  [true, false, true],
  [false, true, true],
  [true, true, true],
  [false, false, false],
])('R3.14 in-app purchases: %s, paid once: %s, may sell: %s', (hasInAppPurchase, isPaidOnce, maySell) => {
  expect(maySellProducts({ hasInAppPurchase, isPaidOnce })).toBe(maySell);
});
