import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { it, TWO_VIEWS, type Visit } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

const MAINTENANCE = '**/api/public/maintenance*';

/** The call behind a click on a category is refused at first and finds no connection later; the clock is the test's. */
const REFUSED = {
  expected: [/api\/public\/maintenance/],
  prepare: async (page: Page) => {
    await page.clock.install({ time: NOW });
    let calls = 0;
    await page.route(MAINTENANCE, (route) => {
      calls += 1;
      if (calls > 1) return route.abort('internetdisconnected');
      return route.fulfill({ status: 403, json: { error: { code: ERROR.forbidden, message: 'forbidden' } } });
    });
  },
} as const satisfies Visit;

async function provoke(page: Page, category: number, count: number): Promise<void> {
  await page.locator(`[data-category="${category}"]`).click();
  await expect
    .poll(async () => {
      // Toasts that wait for their minimum time are released by the test's clock.
      await page.clock.runFor(20);
      return page.locator('#toasts button').count();
    })
    .toBe(count);
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);

  it('R2.65 R9.16 R8.36 a failed call shows its message top right, 58 px down', async ({ visit }) => {
    const page = await visit('/games', { locale, size, ...REFUSED });
    await provoke(page, 110, 1);
    await expect.poll(() => page.locator('#toasts').innerText()).toBe(t('error.forbidden'));
    const place = await page.locator('#toasts').evaluate((box) => {
      const { top, right } = box.getBoundingClientRect();
      return { position: getComputedStyle(box).position, top, fromRight: document.documentElement.clientWidth - right };
    });
    expect(place).toEqual({ position: 'fixed', top: LIMITS.notificationOffsetPx, fromRight: 16 });
  });

  it('R2.66 R9.15 a toast stays five seconds', async ({ visit }) => {
    const page = await visit('/games', { locale, size, ...REFUSED });
    await page.clock.pauseAt(new Date(NOW.getTime() + 60_000));
    await provoke(page, 110, 1);
    await page.clock.runFor(LIMITS.toastDurationMs - 1500);
    await expect.poll(() => page.locator('#toasts button').count()).toBe(1);
    await page.clock.runFor(1600);
    await expect.poll(() => page.locator('#toasts button').count()).toBe(0);
  });

  it('R2.68 a click removes its toast and leaves the others', async ({ visit }) => {
    const page = await visit('/games', { locale, size, ...REFUSED });
    await page.clock.pauseAt(new Date(NOW.getTime() + 60_000));
    await provoke(page, 110, 1);
    await provoke(page, 111, 2);
    await page.locator('#toasts button').first().click();
    await expect.poll(() => page.locator('#toasts button').count()).toBe(1);
  });
});

it('R8.29 R8.35 without a connection the page comes up empty and says why, once', async ({ visit }) => {
  const page = await visit('/games', {
    expected: [/\/api\//],
    routes: (opened) => opened.route('**/api/**', (route) => route.abort('internetdisconnected')),
  });
  const t = wordsOf('en-US');
  await page.locator('[data-category="110"]').click();
  await page.getByText(t('error.no_connection')).waitFor();
  await page.getByText(t('hall.empty.category')).waitFor();
  await expect.poll(() => page.locator('#toasts button').count()).toBe(1);
});
