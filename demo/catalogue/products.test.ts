import { expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { productRules } from '#domain/rules/product-rules.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { demoGames } from './games.ts';
import { demoProducts } from './products.ts';

const PRODUCTS = Object.entries(demoProducts).flatMap(([slug, products]) =>
  products.map((product) => ({ slug, ...product })),
);

it('belongs to games of the demo that say so, two to six products each', () => {
  const selling = demoGames.filter(({ slug }) => demoProducts[slug] !== undefined);
  expect(selling.map(({ slug }) => slug).sort()).toEqual(Object.keys(demoProducts).sort());
  for (const game of demoGames) {
    expect(game.hasInAppPurchase, game.slug).toBe(demoProducts[game.slug] !== undefined);
  }
  for (const products of Object.values(demoProducts)) {
    expect(products.length).toBeGreaterThanOrEqual(2);
    expect(products.length).toBeLessThanOrEqual(6);
    expect(new Set(products.map(({ productId }) => productId)).size).toBe(products.length);
    expect(products.map(({ price }) => price)).toEqual(products.map(({ price }) => price).sort((a, b) => a - b));
  }
});

it.each(PRODUCTS)('$slug $productId keeps the rules of products in every language', (product) => {
  expect(productRules.product_id_format.check(product.productId, {})).toBe(true);
  expect(productRules.price.check(product.price, { currency: 'TWD' })).toBe(true);
  for (const lang of LOCALES) {
    const [title, description] = [product.title[lang], product.description[lang]];
    expect([...title].length).toBeGreaterThan(1);
    expect([...title].length).toBeLessThanOrEqual(LIMITS.productTitleLength);
    expect([...description].length).toBeGreaterThan(5);
    expect([...description].length).toBeLessThanOrEqual(LIMITS.productDescriptionLength);
    expect(findForeign(`${title} ${description}`, lang)).toEqual([]);
  }
});
