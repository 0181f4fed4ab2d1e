import { expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { findViolations } from './find-violations.ts';
import { it } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('vi-VN');
const game = demoGame('number-hills');

it('games like one are below its page, and below its frame while it is played', async ({ visit }) => {
  const page = await visit(gamePath('number-hills'), { locale: 'vi-VN', size: 'phone' });
  const row = page.getByRole('region', { name: t('hall.related') });
  const names = await row.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.length).toBeGreaterThan(3);
  expect(names).not.toContain(game.name['vi-VN']);

  await page.goto(localizePath(`/play${detailsQuery(game.appId)}`, 'vi-VN'));
  const button = page.getByRole('button', { name: t('hall.related') });
  const frame = page.locator('iframe');
  const heightOf = async () => (await frame.boundingBox())?.height ?? 0;
  await frame.waitFor();
  const whole = await heightOf();
  await button.click();
  await row.waitFor();
  expect(await row.getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await heightOf()).toBeLessThan(whole);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  expect(await findViolations(page, { scope: '#more-games' })).toEqual([]);
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await row.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await heightOf()).toBe(whole);
});
