import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { OPENID_CLIENT, startOpenIdProvider } from '#tests/identity/start-openid-provider.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { type RunningProduct, startProduct } from './start-product.ts';
import { it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const NAME = 'Example ID';
const ADA = { sub: 'ada', email: 'ada@company.example', email_verified: true, given_name: 'Ada' };

let company: Awaited<ReturnType<typeof startOpenIdProvider>>;
let store: RunningProduct;

beforeAll(async () => {
  company = await startOpenIdProvider([ADA]);
  const provider = { id: 'company', name: NAME, issuer: company.issuer, ...OPENID_CLIENT };
  const settings = { DEMO: 'off', EMAIL_SIGN_IN: 'on', OIDC_PROVIDERS: JSON.stringify([provider]) };
  store = await startProduct(projectRoot(), settings);
}, 90_000);

afterAll(async () => {
  await store.stop();
  await company.close();
});

/** The latest code in the outbox. */
async function readCode(page: Page, email: string): Promise<string> {
  const reply = await page.request.get(`${store.origin}/api/dev/outbox?to=${encodeURIComponent(email)}`);
  const { list } = await reply.json();
  return /\b\d{6}\b/.exec(list[0]?.text ?? '')?.[0] ?? '';
}

describe.each(TWO_VIEWS)('in $locale on a $size', (view) => {
  const { locale, size } = view;
  const t = wordsOf(locale);

  it('signs in with a provider of one’s choice, back to the page and with a welcome; a sign-in that is canceled says nothing', async ({
    visit,
  }) => {
    const page = await visit('/help', { ...view, origin: store.origin });
    const open = async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell.signIn'), exact: true })
        .click();
      await page.getByRole('link', { name: t('signIn.openId', { name: NAME }) }).click();
      await page.waitForURL(`${company.issuer}/**`);
    };
    await open();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${store.origin}/**/login?returnTo=*`.replace('/**', locale === 'zh-TW' ? '' : `/${locale}`));
    await waitUntilAlive(page);
    expect(await page.getByRole('alert').allInnerTexts()).toEqual(['']);
    await page.getByRole('link', { name: t('signIn.openId', { name: NAME }) }).click();
    await page.getByRole('button', { name: ADA.email }).click();
    await page.waitForURL(new RegExp(`^${store.origin}(?:/[a-z]{2}-[A-Z]{2})?/help$`));
    await page.getByText(t('signIn.welcome', { nickname: 'Ada' })).waitFor();
    await page.goto(`${store.origin}${locale === 'zh-TW' ? '' : `/${locale}`}/account/profile`);
    await page.getByText(NAME, { exact: true }).waitFor();
  });

  it('signs in by a code, typed by keyboard or pasted, and leads back to the other ways', async ({ visit }) => {
    const email = `mei-${size}@example.games`;
    const page = await visit('/login', {
      ...view,
      origin: store.origin,
      expected: [/\/api\/provider\/email\/login/, /status of 409/],
    });
    const byEmail = page.getByRole('button', { name: t('signIn.email'), exact: true });
    await byEmail.focus();
    await page.keyboard.press('Enter');
    const address = page.getByLabel(t('verify.email.label'));
    await expect.poll(() => address.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: t('signIn.email.back') }).click();
    await expect.poll(() => byEmail.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await address.fill('mei@');
    await page.keyboard.press('Enter');
    await page.getByText(t('rule.email')).waitFor();
    await address.fill(email);
    expect(await findViolations(page, { themes: THEMES_AT[size], scope: '#content' })).toEqual([]);
    await page.keyboard.press('Enter');
    const code = page.getByLabel(t('verify.code.label'));
    await expect.poll(() => code.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    const right = await readCode(page, email);
    await page.keyboard.type(right === '000000' ? '000001' : '000000');
    await page.getByText(t('field.emailCode')).waitFor();
    await page.getByRole('button', { name: /\d:\d\d/ }).waitFor();
    expect(await findViolations(page, { themes: THEMES_AT[size], scope: '#content' })).toEqual([]);
    await code.fill(` ${right.slice(0, 3)} ${right.slice(3)}\n`);
    await page.waitForURL(`${store.origin}${locale === 'zh-TW' ? '/' : `/${locale}`}`);
    await page.getByText(t('signIn.welcome', { nickname: 'player' })).waitFor();
  });
});
