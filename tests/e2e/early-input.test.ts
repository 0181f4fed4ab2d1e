import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en-US');
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Opens a page that gets none of its scripts until the test lets them through. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto(localizePath(path, 'en-US'), { waitUntil: 'domcontentloaded' });
  return async () => {
    isHeld = false;
    for (const route of held.splice(0)) await route.continue();
    await waitUntilAlive(page);
  };
}

/** Types as a person does, at the end of what is there. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

const selectionOf = (page: Page, name: string) =>
  field(page, name).evaluate((input) => {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return undefined;
    return [input.selectionStart, input.selectionEnd];
  });

it('what is typed into the search before its code is there stays, with its suggestions', async ({ visit }) => {
  const page = await visit(BLANK);
  const letGo = await openHeld(page, '/');
  await type(page, 'searchWord', 'neon');
  await page.keyboard.press('Shift+ArrowLeft');
  await letGo();
  await page.getByRole('option').first().waitFor();
  expect(await field(page, 'searchWord').inputValue()).toBe('neon');
  expect(await selectionOf(page, 'searchWord')).toEqual([3, 4]);
  // The next letter replaces what is selected.
  await page.keyboard.type('x');
  expect(await field(page, 'searchWord').inputValue()).toBe('neox');
});

it('a form keeps what was chosen and typed before its code was there, and counts with it', async ({ visit }) => {
  const page = await visit(BLANK);
  await signInAs(page, 'player@starhall.test');
  const letGo = await openHeld(page, '/store/deposit');
  await page.locator('[name=topUpCurrency][value=EUR]').check();
  await type(page, 'amount', '12');
  await type(page, 'searchWord', 'owl');
  await letGo();
  await page.getByText('€12.00', { exact: true }).waitFor();
  expect(await page.locator('[name=topUpCurrency][value=EUR]').isChecked()).toBe(true);
  expect(await field(page, 'amount').inputValue()).toBe('12');
  expect(await field(page, 'searchWord').inputValue()).toBe('owl');
  await type(page, 'amount', '5');
  await page.getByText('€125.00', { exact: true }).waitFor();
  expect(await field(page, 'searchWord').inputValue()).toBe('owl');
});

it('a form sent before its code is there is sent once it is, and not by the browser', async ({ visit }) => {
  const page = await visit(BLANK);
  await signInAs(page, 'early.bird@starhall.test');
  const letGo = await openHeld(page, '/account/profile');
  const address = page.url();
  await field(page, 'nickname').selectText();
  await page.keyboard.type('EarlyBird');
  await field(page, 'birthdate').fill('1990-02-03');
  await type(page, 'address', 'Song Street 1');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(address);
  await letGo();
  await page.locator('#toasts').getByText(t('account.saved')).waitFor();
  await page.reload();
  await waitUntilAlive(page);
  expect(await field(page, 'nickname').inputValue()).toBe('EarlyBird');
  expect(await field(page, 'birthdate').inputValue()).toBe('1990-02-03');
  expect(await field(page, 'address').inputValue()).toBe('Song Street 1');
});

it('a stored text that is changed before its code is there counts as changed', async ({ visit }) => {
  const page = await visit(BLANK);
  await signInAs(page, 'neonbyte@starhall.test');
  const letGo = await openHeld(page, '/developer/page');
  const about = field(page, 'about.zh-TW');
  const stored = await about.inputValue();
  await about.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Hello. ');
  await letGo();
  await page.getByText(t('form.unsaved')).waitFor();
  expect(await about.inputValue()).toBe(`Hello. ${stored}`);
  expect(await selectionOf(page, 'about.zh-TW')).toEqual([7, 7]);
  await page.getByRole('button', { name: t('form.discard') }).click();
  await expect.poll(() => about.inputValue()).toBe(stored);
});
