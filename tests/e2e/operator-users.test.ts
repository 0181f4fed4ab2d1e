import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const OPERATOR = 'operator@starhall.test';

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size } as const;
  const address = (query = '') => localizePath('/operator/users', locale) + query;

  // Checks that do not depend on the view run in only one of the two.
  it.skipIf(size === 'phone')('nobody but an operator sees the accounts', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await askToSignIn(page, address(), localizePath('/', locale));
    await signInAs(page, 'somebody@example.com');
    await page.goto(address());
    await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/', locale));
  });

  it.skipIf(size === 'phone')(
    'an account is found, suspended with a reason, which signs it out, and restored',
    async ({ visit }) => {
      const email = `accused-${crypto.randomUUID()}@example.com`;
      const accused = await visit(BLANK, view);
      await signInAs(accused, email);
      const page = await visit(BLANK, view);
      await signInAs(page, OPERATOR);
      await page.goto(address());
      await waitUntilAlive(page);
      await page.getByRole('searchbox', { name: t('operator.users.search') }).fill(email);
      await page.getByRole('button', { name: t('list.find') }).click();
      await page.getByText(t('operator.users.count', { count: 1 })).waitFor();
      await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(email);
      const list = page.locator('#content section');
      await list.getByRole('button', { name: t('operator.suspend') }).click();
      const question = page.getByRole('dialog');
      const confirm = question.getByRole('button', { name: t('operator.suspend') });
      await confirm.click();
      await question.getByText(t('words.pleaseSayWhy')).waitFor();
      await question.getByLabel(t('words.reason')).fill('spam in reviews');
      await confirm.click();
      await question.waitFor({ state: 'detached' });
      await list.getByText(t('userStatus.2')).locator('visible=true').waitFor();
      await askToSignIn(accused, localizePath('/account/profile', locale), localizePath('/', locale));
      await expect(signInAs(accused, email)).rejects.toThrow('30013');
      await list.getByRole('button', { name: t('operator.restore') }).click();
      await question.getByRole('button', { name: t('operator.restore') }).click();
      await list.getByText(t('userStatus.1')).locator('visible=true').waitFor();
      await signInAs(accused, email);
    },
  );

  it.skipIf(size === 'phone')('the search of the console leads to an account by the keyboard', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await signInAs(page, OPERATOR);
    await page.goto(address());
    await waitUntilAlive(page);
    await page.keyboard.press('s');
    const field = page.getByRole('combobox', { name: t('operator.search.label') });
    await field.pressSequentially('player@starhall.test');
    await page.getByRole('option', { name: 'player@starhall.test' }).first().waitFor();
    expect(await findViolations(page, { scope: '#content', themes: THEMES_AT[size] })).toEqual([]);
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.waitForURL(/\/operator\/users\/\d+$/);
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('the list is filtered and paged by its address and leads to an account, and axe finds nothing on both', async ({
    visit,
  }) => {
    const page = await visit(BLANK, view);
    await signInAs(page, OPERATOR);
    const found: string[] = [];
    for (const query of ['', '?type=99', '?status=2', '?search=nobody-at-all']) {
      await page.goto(address(query));
      await waitUntilAlive(page);
      // The table that a phone has no room for is looked at in the dark as well, once.
      const violations = await findViolations(page, {
        scope: '#content',
        themes: THEMES_AT[query === '' ? 'phone' : size],
      });
      found.push(...violations.map((violation) => `${query} ${violation}`));
    }
    expect(found).toEqual([]);
    await page.getByText(t('operator.users.none.title')).waitFor();
    await page.getByRole('link', { name: t('operator.users.none.all') }).click();
    await page.getByText(t('operator.users.none.title')).waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: t('words.status') }).selectOption('2');
    await page.waitForURL('**/operator/users?status=2');
    await page.locator('#content section').getByText(t('userStatus.2')).locator('visible=true').first().waitFor();
    await page.locator('#content section').getByRole('link').locator('visible=true').first().click();
    await page.waitForURL(/\/operator\/users\/\d+$/);
    await page.getByRole('heading', { name: t('words.starCoins') }).waitFor();
    expect(await findViolations(page, { scope: '#content', themes: THEMES_AT[size] })).toEqual([]);
  });
});
