import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { gamePath } from './demo-game.ts';
import { findViolations } from './find-violations.ts';
import { it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

/** The audio element; null if it does not exist yet. */
const readSound = (page: Page) =>
  page.evaluate(() => {
    const sound = document.querySelector('audio');
    return sound && { isPlaying: !sound.paused && sound.currentTime > 0, volume: sound.volume };
  });
const isPlaying = async (page: Page) => (await readSound(page))?.isPlaying;
const heardFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/music\/.*\.(?:weba|m4a)$/.test(name))
      .map(({ name }) => name),
  );

it('R2.63 R3.60 R9.29 R9.30 plays by keys alone, through pages, not over games, in one window', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit(gamePath('neon-serpent'), { locale: 'en-US' });
  expect(await readSound(page)).toBeNull();
  const button = page.getByRole('button', { name: t('category.music') });
  await button.focus();
  await page.keyboard.press('Enter');
  const player = page.getByRole('region', { name: t('category.music') });
  await player.waitFor();
  await expect.poll(() => player.getByRole('listitem').count()).toBe(LIMITS.musicTracks);
  await expect
    .poll(async () => [await readSound(page), await heardFiles(page)])
    .toEqual([{ isPlaying: false, volume: 0.5 }, []]);
  expect(await findViolations(page, { scope: '#music-popover' })).toEqual([]);

  const play = player.getByRole('button', { name: t('music.play'), exact: true });
  await expect.poll(() => play.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await player.getByRole('slider', { name: t('music.volume') }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await player.waitFor({ state: 'hidden' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => button.textContent()).toBe(t('category.music') + t('music.isPlaying'));

  await page.getByRole('link', { name: t('details.play'), exact: true }).click();
  await page.waitForURL(/\/play\?/);
  await expect.poll(() => isPlaying(page)).toBeFalsy();
  await page.getByRole('link', { name: t('play.back') }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);

  const other = await page.context().newPage();
  await other.goto(localizePath('/terms/privacy-policy', 'en-US'));
  await waitUntilAlive(other);
  await other.getByRole('button', { name: t('category.music') }).click();
  await other.getByRole('button', { name: t('music.track.night-drive') }).click();
  await expect.poll(() => isPlaying(other)).toBe(true);
  await expect.poll(() => isPlaying(page)).toBe(false);

  await page.reload();
  await waitUntilAlive(page);
  expect(await readSound(page)).toBeNull();
  await button.click();
  await player.waitFor();
  await expect.poll(() => readSound(page)).toEqual({ isPlaying: false, volume: 0.49 });
});

it('R2.63 R9.30 is in the drawer of phones', async ({ visit }) => {
  const t = wordsOf('zh-TW');
  const page = await visit('/', { locale: 'zh-TW', size: 'phone' });
  expect(await page.locator('#music-button').isVisible()).toBe(false);
  await page.getByRole('button', { name: t('shell.openMenu') }).tap();
  const drawer = page.getByRole('dialog', { name: t('shell.drawer') });
  await drawer.getByRole('button', { name: t('category.music') }).tap();
  await drawer.getByRole('button', { name: t('music.track.pixel-parade') }).tap();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect
    .poll(() => heardFiles(page))
    .toEqual([expect.stringMatching(/\/music\/pixel-parade\.[0-9a-f]{8}\.weba$/)]);
  expect(await findViolations(page, { scope: '#drawer', themes: ['dark'] })).toEqual([]);
});
