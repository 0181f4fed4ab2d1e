import { expect, it } from 'vitest';
import { buildPage } from '#tests/web/build-page.ts';
import { checkNewId } from './duplicate-product.tsx';

it('refuses the ID of the original and one of another format, and takes any other', () => {
  const page = buildPage({ locale: 'en-US' });
  const check = (productId: string) => checkNewId(page, { productId, other: 'coin_1' });
  expect(check('coin_1')).toBe('“coin_1” is already in use. Enter something different.');
  expect(check('Coin 1')).toMatch(/^Use up to 100 lowercase letters/);
  expect(check('coin_2')).toBeUndefined();
});
