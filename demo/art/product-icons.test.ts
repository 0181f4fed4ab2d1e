import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { demoGames } from '../catalogue/games.ts';
import { demoProducts } from '../catalogue/products.ts';
import { GAME_PRICES, GAME_PRODUCT_ID } from '../insert-game-prices.ts';
import { drawProductIcons } from './product-icons.ts';
import type { Scene } from './scene.ts';

const MANIFEST: Readonly<Record<string, object>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../assets/manifest.json'), 'utf8'),
);
const SOLD = demoGames.flatMap(({ slug }) => {
  const ids = (demoProducts[slug] ?? []).map(({ productId }) => productId);
  const all = GAME_PRICES[slug] === undefined ? ids : [...ids, GAME_PRODUCT_ID];
  return all.length === 0 ? [] : [{ slug, ids: all }];
});

it.each(SOLD)(
  'R5.3 $slug has a drawn icon of 512 pixels and a few kB for everything it sells, each different',
  async ({ slug, ids }) => {
    const { scene }: { scene: Scene } = await import(path.join(import.meta.dirname, 'scenes', `${slug}.ts`));
    const icons = drawProductIcons(scene);
    expect([...icons.keys()].sort()).toEqual(ids.toSorted());
    expect(new Set(icons.values()).size).toBe(ids.length);
    for (const [id, icon] of icons) {
      expect(icon).toMatch(/^<svg .*<\/svg>$/s);
      expect(/<text|NaN|undefined|Infinity/.exec(icon), id).toBeNull();
      const drawn: { bytes?: number } | undefined = MANIFEST[`${slug}/product-${id}.webp`];
      expect(drawn, id).toMatchObject({ width: 512, height: 512 });
      expect(drawn?.bytes).toBeLessThan(12_000);
    }
  },
);

it('draws nothing that is not sold', () => {
  const drawn = Object.keys(MANIFEST).filter((name) => name.includes('/product-'));
  expect(drawn).toHaveLength(SOLD.reduce((sum, { ids }) => sum + ids.length, 0));
});
