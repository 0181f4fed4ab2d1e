import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const PLACES = [
  ['/store/wallet', 'signIn.reason.records'],
  ['/store/deposit', 'signIn.reason.records'],
  ['/store/record', 'signIn.reason.records'],
  ['/store/lottery', 'signIn.reason.records'],
  ['/store/binding', 'signIn.reason.records'],
  ['/developer/become', 'signIn.reason.developer'],
] as const;

describe.each(TWO_VIEWS)('in $locale on a $size', (view) => {
  const { locale } = view;
  const t = wordsOf(locale);

  it('O5 O6 asks visitors to sign in where that is needed, says why, and asks nobody signed in', async ({ visit }) => {
    const page = await visit(BLANK, view);
    const button = page.locator('#content').getByRole('button', { name: t('shell.signIn'), exact: true });
    const open = async (path: string) => {
      await page.goto(localizePath(path, locale));
      await waitUntilAlive(page);
    };
    for (const [path, reason] of PLACES) {
      await open(path);
      await button.click();
      const dialog = page.getByRole('dialog', { name: t('signIn.title') });
      await dialog.getByText(t(reason)).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await signInAs(page, `places-${crypto.randomUUID()}@example.com`);
    for (const [path] of PLACES) {
      await open(path);
      await expect.poll(() => button.count()).toBe(0);
    }
    await open('/store/record');
    await page.getByText(t('store.empty.title')).waitFor();
  });
});
