import { expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const GAME = 'neon-dusk';

it('a game on sale is bought with a top-up on the way, and is then in the library to be downloaded', async ({
  visit,
}) => {
  const [locale, size] = ['zh-TW', 'phone'] as const;
  const t = wordsOf(locale);
  const page = await visit(BLANK, { locale, size });
  await signInAs(page, `buyer-${crypto.randomUUID()}@example.com`);
  const name = demoGame(GAME).name[locale];
  await page.goto(localizePath(gamePath(GAME), locale));
  await waitUntilAlive(page);
  const actions = page.locator('article').filter({ has: page.getByRole('heading', { level: 1, name }) });
  // 490 star coins less 20 percent, and nothing that could be downloaded yet.
  await actions.getByText('−20%').waitFor();
  await actions.getByText(t('price.lowest', { amount: '490\u00a0★' })).waitFor();
  expect(await actions.getByRole('link', { name: t('platform.1') }).count()).toBe(0);
  const buy = actions.getByRole('button', { name: t('price.buy') });
  await buy.click();
  const dialog = page.getByRole('dialog', { name: t('exchange.game') });
  await dialog.getByRole('link', { name: t('exchange.topUp', { count: 392, amount: '392' }) }).click();
  await page.getByRole('radio', { name: t('paymentMethod.credit_card') }).check();
  await page.getByRole('button', { name: t('topUp.go') }).click();
  await page.getByRole('button', { name: t('verify.reminder.later') }).click();
  await page.waitForURL('**/dev/cashier/**');
  await page.locator('form.method button.main').click();
  await page.getByRole('link', { name: t('receipt.backTo', { name }) }).click();
  // The dialog of the purchase is open again.
  await dialog.waitFor();
  expect(await findViolations(page, { scope: 'dialog[open]', themes: THEMES_AT[size] })).toEqual([]);
  await dialog.getByRole('button', { name: t('price.buy') }).click();
  await page.getByRole('dialog', { name: t('exchange.done') }).waitFor();
  await page.getByRole('button', { name: t('exchange.toGame') }).click();
  await actions.getByRole('link', { name: t('platform.1') }).waitFor();
  expect(await buy.count()).toBe(0);
  await page.goto(localizePath('/library?list=owned', locale));
  await page.getByRole('link', { name }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
