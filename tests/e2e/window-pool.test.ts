import { expect, inject } from 'vitest';
import { it, SIZES } from './test-in-browser.ts';
import { createWindowPool } from './window-pool.ts';

const LOOK = { viewport: SIZES.desktop.viewport, colorScheme: 'light', reducedMotion: 'reduce' } as const;

it('runs no script of an earlier visit in a window that is used again', async ({ browser }) => {
  const pool = createWindowPool(browser);
  const wanted = { origin: inject('origins').open, options: {}, look: LOOK, meetsOverlays: false };
  const window = await pool.take(wanted);
  const { page, context } = window;
  const isMarked = async () => {
    await page.goto(`${wanted.origin}/robots.txt`);
    return page.evaluate(() => Reflect.has(globalThis, 'isMarked'));
  };
  const script = await page.addInitScript(() => Reflect.set(globalThis, 'isMarked', true));
  expect(await isMarked()).toBe(true);
  await pool.giveBack(window, wanted, script);
  expect(await pool.take(wanted)).toBe(window);
  expect(await isMarked()).toBe(false);
  await context.close();
});
