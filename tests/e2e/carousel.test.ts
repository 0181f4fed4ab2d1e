import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en-US');
const NOW = new Date('2026-03-01T12:00:00Z');
const SLIDE_MS = 7000;

/** The test advances the clock explicitly. */
const withClock = {
  context: { reducedMotion: 'no-preference' },
  prepare: (page: Page) => page.clock.install({ time: NOW }),
} as const;

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(NOW.getTime() + 60_000));
}

const carouselOf = (page: Page) => page.getByRole('region', { name: t('hall.banner.label') });
const slideOf = (page: Page) => carouselOf(page).locator('[role=group]:not([inert])').getAttribute('aria-label');

async function turns(page: Page): Promise<boolean> {
  const before = await slideOf(page);
  await page.clock.runFor(SLIDE_MS + 500);
  // A slide change renders immediately, so one frame shows whether it happened.
  await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(undefined))));
  return (await slideOf(page)) !== before;
}

it('turns automatically, but not under the pointer, under the focus, or while paused', async ({ visit }) => {
  const page = await visit('/', withClock);
  await page.mouse.move(5, 890);
  await stopClock(page);
  expect(await turns(page)).toBe(true);
  await carouselOf(page).hover();
  expect(await turns(page)).toBe(false);
  await page.mouse.move(5, 890);
  expect(await turns(page)).toBe(true);
  await page.getByRole('button', { name: t('hall.banner.next') }).focus();
  expect(await turns(page)).toBe(false);
  await page.getByRole('button', { name: t('hall.banner.pause') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox').focus();
  expect(await turns(page)).toBe(false);
  await page.getByRole('button', { name: t('hall.banner.resume') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox').focus();
  expect(await turns(page)).toBe(true);
});

it('stands still where motion is unwanted, and its buttons still turn it', async ({ visit }) => {
  const page = await visit('/', { ...withClock, context: { reducedMotion: 'reduce' } });
  await page.mouse.move(5, 890);
  await stopClock(page);
  expect(await turns(page)).toBe(false);
  const first = await slideOf(page);
  await page.getByRole('button', { name: t('hall.banner.next') }).click();
  await expect.poll(() => slideOf(page)).not.toBe(first);
  await page.getByRole('button', { name: t('hall.banner.previous') }).click();
  await expect.poll(() => slideOf(page)).toBe(first);
});
