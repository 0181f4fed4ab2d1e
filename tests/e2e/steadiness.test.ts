import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { gamePath } from './demo-game.ts';
import { it, SIZES, TWO_VIEWS } from './test-in-browser.ts';

/** Adds up the shifts that nobody's hand caused, from the first paint on. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.set(window, 'shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A page that the browser draws no frame for, on a busy machine, goes on scrolling all the same.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await nextFrame();
    }
  });
}

// On a machine with much else to do, a page now and then answers no more: then it is looked at once again.
const ONCE_MORE = { retry: 1, timeout: 60_000 } as const;

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  it.for(['/', gamePath('starsea-voyage')])(
    'nothing moves while %s loads and is read',
    ONCE_MORE,
    async (path, { visit }) => {
      const context = { ...SIZES[size], reducedMotion: 'no-preference' } as const;
      const page = await visit(path, { locale, size, context, prepare: watchShifts });
      await page.waitForLoadState('load');
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'));
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
    },
  );
});
