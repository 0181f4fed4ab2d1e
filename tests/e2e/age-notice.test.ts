import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { localizePath } from '#domain/locale-path.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { it, TWO_VIEWS } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const GATED = 'lucky-cat-hall';
const gatedPlay = gamePath(GATED, '/play');

const STAND_IN = '/play-files/stand-in/index.html';

/** No demo game is both for adults and playable: the play call is answered as that of one that is. */
async function answerPlayCall(page: Page, bodies: unknown[]): Promise<void> {
  await page.route(`**${STAND_IN}`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A game</p>' }));
  await page.route('**/api/public/app/play', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { url: STAND_IN } });
  });
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);

  it('R6.11 refusing the 18+ notice leads back to the page of the game', async ({ visit }) => {
    const calls: unknown[] = [];
    const page = await visit(gatedPlay, { locale, size, routes: (opened) => answerPlayCall(opened, calls) });
    const notice = page.getByRole('alertdialog', { name: t('play.age.title') });
    await notice.waitFor();
    await notice.getByRole('link', { name: t('play.age.refuse') }).click();
    await page.getByRole('heading', { level: 1, name: demoGame(GATED).name[locale] }).waitFor();
    await expect
      .poll(() => page.evaluate(() => location.pathname + location.search))
      .toBe(localizePath(gamePath(GATED), locale));
    expect(calls).toEqual([]);
  });

  it('R6.11 confirming opens the game, and the same day it opens at once', async ({ visit }) => {
    const calls: unknown[] = [];
    const page = await visit(gatedPlay, { locale, size, routes: (opened) => answerPlayCall(opened, calls) });
    await page.getByRole('button', { name: t('play.age.confirm') }).click();
    await page.frameLocator('iframe').getByText('A game').waitFor();
    expect(calls).toEqual([expect.objectContaining({ applicationId: demoGame(GATED).appId, ageConfirmed: true })]);
    await page.reload();
    await page.locator('iframe').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

it('R6.11 the next day the 18+ notice asks again', async ({ visit }) => {
  const page = await visit(gatedPlay, {
    prepare: async (opened) => {
      await answerPlayCall(opened, []);
      await opened.clock.install({ time: new Date('2026-03-01T20:00:00') });
    },
  });
  await page.getByRole('button', { name: wordsOf('en-US')('play.age.confirm') }).click();
  await page.locator('iframe').waitFor();
  await page.clock.setSystemTime(new Date('2026-03-02T00:00:01'));
  await page.reload();
  await page.getByRole('alertdialog').waitFor();
});

it('R1.4 a game that cannot be played says so instead of showing an empty frame', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit(gatedPlay, { expected: [/api\/public\/app\/play/] });
  await page.getByRole('button', { name: t('play.age.confirm') }).click();
  await page.getByRole('heading', { name: t('play.refused.title') }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

it('O24 the gate for the date of birth opens where the server asks for it', async ({ visit }) => {
  const page = await visit(gatedPlay, {
    expected: [/403/],
    routes: (opened) =>
      opened.route('**/api/public/app/play', (route) => {
        const error = { code: 40000, message: '', fields: { birthdate: 'field.required' } };
        return route.fulfill({ status: 403, json: { result: false, error } });
      }),
  });
  await page.getByRole('button', { name: wordsOf('en-US')('play.age.confirm') }).click();
  await page.getByRole('heading', { name: wordsOf('en-US')('verify.birthdate.title') }).waitFor();
});
