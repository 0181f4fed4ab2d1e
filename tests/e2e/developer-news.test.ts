import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getFollow } from '#contract/developer-page/endpoints.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const LOCALE = 'en-US';
const t = wordsOf(LOCALE);
const open = async (page: Page, path: string) => {
  await page.goto(localizePath(path, LOCALE), { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = async (page: Page, name: string) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

it('a visitor follows a developer after signing in, stops, and takes that back', async ({ visit }) => {
  const page = await visit('/developers/neonbyte', { locale: LOCALE, size: 'phone' });
  await waitUntilAlive(page);
  expect(await findViolations(page, { scope: '#content' })).toEqual([]);
  const follow = page.getByRole('button', { name: 'NeonByte' });
  await follow.click();
  await page.getByRole('dialog').getByText(t('signIn.reason.follow')).waitFor();
  await signInAs(page, `follower-${crypto.randomUUID()}@example.com`);
  // As the dialog does once it has a session.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true');
  const isFollowing = async () => (await callAs(page, getFollow, { slug: 'neonbyte' })).following;
  await expect.poll(isFollowing).toBe(true);
  await follow.click();
  await expect.poll(isFollowing).toBe(false);
  await page
    .locator('#snackbar')
    .getByRole('button', { name: t('dialog.undo') })
    .click();
  await expect.poll(isFollowing).toBe(true);
  await open(page, '/library/following');
  await page.getByRole('heading', { level: 2, name: 'NeonByte' }).waitFor();
  expect(await findViolations(page, { scope: '#content', themes: ['light'] })).toEqual([]);
});

it('news goes from the editor to the operator, to followers and readers, by keys alone', async ({ visit }) => {
  const view = { locale: LOCALE, size: 'desktop' } as const;
  const developer = await visit(BLANK, view);
  await signInAs(developer, 'paperboat@starhall.test');
  await open(developer, '/developer/news/new');
  const title = `Spring ${crypto.randomUUID().slice(0, 8)}`;
  await developer.getByRole('tab', { name: 'English' }).focus();
  await developer.keyboard.press('Enter');
  await developer.getByLabel(t('posts.title')).fill(title);
  const body = developer.getByLabel(t('posts.body'), { exact: true });
  await body.fill('New tea');
  await body.selectText();
  await press(developer, t('posts.mark.bold'));
  await expect.poll(() => body.inputValue()).toBe('**New tea**');
  await developer.keyboard.press('Control+s');
  await press(developer, t('posts.publish'));
  await developer.getByText(t('posts.publish.done')).waitFor();
  expect(await findViolations(developer, { scope: '#content', themes: ['dark'] })).toEqual([]);
  await developer.getByRole('link', { name: t('posts.open') }).press('Enter');
  await developer.getByRole('heading', { level: 1, name: title }).waitFor();
  await developer.locator('strong', { hasText: 'New tea' }).waitFor();

  const operator = await visit(BLANK, view);
  await signInAs(operator, 'operator@starhall.test');
  await open(operator, '/operator/posts?queue=all');
  await press(operator, t('posts.actionOf', { action: t('posts.remove'), title }));
  await operator.getByRole('dialog').getByLabel(t('words.reason')).fill('Too short.');
  await operator.keyboard.press('Enter');
  await operator.getByText(t('posts.remove.done')).waitFor();
  expect(await findViolations(operator, { scope: '#content', themes: ['light'] })).toEqual([]);

  await open(developer, '/developer/news');
  await developer.getByRole('link', { name: title }).press('Enter');
  await developer.getByText('Too short.').waitFor();
  await press(developer, t('words.delete'));
  await developer.locator('dialog[open]').waitFor();
  await developer.keyboard.press('Escape');
  await expect.poll(() => developer.locator('dialog[open]').count()).toBe(0);
  await press(developer, t('words.delete'));
  await developer
    .locator('dialog[open]')
    .getByRole('button', { name: t('words.deleteForGood') })
    .press('Enter');
  await developer.getByText(t('posts.delete.done')).waitFor();
  await expect.poll(() => developer.getByRole('link', { name: title }).count()).toBe(0);
});

it('unsaved news and an unsaved page ask before they are left', async ({ visit }) => {
  const page = await visit(BLANK, { locale: LOCALE, size: 'desktop' });
  await signInAs(page, 'littlehill@starhall.test');
  for (const [path, field] of [
    ['/developer/news/new', t('posts.title')],
    ['/developer/page', t('publicPage.slug.label')],
  ] as const) {
    await open(page, path);
    await page.getByLabel(field).fill('unsaved');
    await page.getByRole('link', { name: t('portal.nav.tests') }).press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toContain(path);
    await page.locator('button', { hasText: t('form.discard') }).press('Enter');
  }
});
