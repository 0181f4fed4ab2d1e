import type { Frame, FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { submitScore } from '#contract/game/endpoints.ts';
import { listOrders } from '#contract/order/endpoints.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { callAs } from './call-as.ts';
import { gamePath } from './demo-game.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const GAME = 'neon-serpent';
const THEME = 'theme_aurora';
const LOCALE = 'en-US';
const t = wordsOf(LOCALE);
const PLAY = `/${LOCALE}${gamePath(GAME, '/play')}`;

const gameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const themeIn = (page: Page) => gameIn(page).locator(`[data-value="${THEME}"]`);
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** The frame itself, for actions inside the game. */
function frameOf(page: Page): Frame {
  const frame = page.frames().find((candidate) => candidate.parentFrame() !== null);
  if (frame === undefined) throw new Error('no game is in the frame');
  return frame;
}

async function openThemes(page: Page): Promise<void> {
  await gameIn(page).locator('[data-action="themes"]').click();
  await themeIn(page).waitFor();
}

it('sells a theme inside a game, keeps it with the player, and shows the score to all', async ({ visit }) => {
  const page = await visit(BLANK, { locale: LOCALE, size: 'phone' });
  await signInAs(page, 'buys.in.game@example.test');
  const { orderId } = await callAs(page, createDeposit, { amount: 150, currency: 'TWD', paymentMethod: 'credit_card' });
  await callAs(page, runCashier, { orderId, outcome: 'paid' });
  await page.goto(PLAY);
  await openThemes(page);
  await themeIn(page).click();
  const dialog = page.getByRole('dialog', { name: t('purchase.title', { game: 'Neon Serpent' }) });
  await dialog.getByText('90\u00a0★').waitFor();
  expect(await findViolations(page, { scope: 'dialog[open]' })).toEqual([]);

  await button(page, t('purchase.cancel')).click();
  await dialog.waitFor({ state: 'detached' });
  await themeIn(page).click();
  await expect
    .poll(async () => {
      // The dialog ignores confirmations at first: a key press may have been meant for the game.
      if ((await button(page, t('purchase.confirm')).count()) > 0) await button(page, t('purchase.confirm')).click();
      return page.getByRole('button', { name: t('verify.reminder.later') }).count();
    })
    .toBe(1);
  await page.getByRole('button', { name: t('verify.reminder.later') }).click();
  await page.getByText(t('purchase.done'), { exact: true }).waitFor();
  await button(page, t('purchase.close')).last().click();

  const orders = () => callAs(page, listOrders, { lang: LOCALE });
  await expect.poll(async () => (await orders()).list[0]?.acknowledgedAt ?? null).not.toBeNull();
  expect((await orders()).list).toMatchObject([{ productId: THEME, amount: 60, testMode: false, country: 'TW' }]);

  const scored = page.waitForResponse((response) => new URL(response.url()).pathname === submitScore.path);
  await frameOf(page).evaluate('play(), (game.run.score = 120), finish()');
  await scored;
  await page.reload();
  await openThemes(page);
  await expect.poll(() => themeIn(page).getAttribute('aria-pressed')).toBe('true');
  await gameIn(page).locator('#themes-screen [data-action="title"]').click();
  await gameIn(page).locator('[data-action="ranks"]').click();
  await gameIn(page).locator('#ranks .own').getByText('120').waitFor();
});

/** Asks to buy, as the library does, of the window that is given. */
const ASK = `parent.postMessage(
  { source: 'starhall-game', type: 'call', id: 1, method: 'purchase', params: { productId: '${THEME}' } }, '*')`;

it('takes no purchase from another frame or window than the game, and no fourth dialog in a minute', async ({
  visit,
}) => {
  const page = await visit(gamePath(GAME, '/play'), { locale: LOCALE });
  await gameIn(page).locator('[data-action="themes"]').waitFor();
  const dialog = page.getByRole('dialog');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'intruder';
    frame.setAttribute('sandbox', 'allow-scripts');
    document.body.append(frame);
  });
  await expect.poll(() => page.frame('intruder')).not.toBeNull();
  await page.frame('intruder')?.evaluate(ASK);
  await page.evaluate(ASK);
  const asking = () => frameOf(page).evaluate(ASK);
  await page.waitForTimeout(300);
  expect(await dialog.count()).toBe(0);
  await page.evaluate(() => {
    document.addEventListener('fullscreenchange', () => {
      document.body.dataset.full = `${document.body.dataset.full ?? ''}${document.fullscreenElement?.tagName ?? '-'}`;
    });
  });
  for (const _ of [1, 2, 3]) {
    await asking();
    await dialog.waitFor();
    // A game that fills the screen now would lie over the dialog, and clicks would go through it.
    await frameOf(page).evaluate('void document.documentElement.requestFullscreen().catch(() => undefined)');
    await expect.poll(() => page.evaluate(() => document.body.dataset.full ?? '')).toMatch(/IFRAME-$/);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await asking();
  await page.waitForTimeout(300);
  expect(await dialog.count()).toBe(0);
});
