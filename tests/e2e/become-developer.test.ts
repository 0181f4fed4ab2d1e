import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { getProviderReview, reviewProvider } from '#contract/provider/operator-endpoints.ts';
import { getCounters } from '#contract/system/operator-endpoints.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { callAs } from './call-as.ts';
import { drag } from './drag.ts';
import { findViolations } from './find-violations.ts';
import { openLive } from './open-live.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { walkDialog } from './walk-dialog.ts';
import { wordsOf } from './words.ts';

const LOCALE = 'en-US';
const OPERATOR = 'operator@starhall.test';
const t = wordsOf(LOCALE);
/** One way through eight pages, each looked at by axe. */
const WHOLE_WAY_MS = 180_000;

/** A picture as a scanner or camera makes it. */
async function pictureFile(name: string, format: 'png' | 'jpeg' = 'png', size = { width: 800, height: 600 }) {
  const image = sharp({ create: { ...size, channels: 3, background: '#c8d8e8' } });
  return { name, mimeType: `image/${format}`, buffer: await image.toFormat(format).toBuffer() };
}

/** A tax ID of Taiwan that no other test uses: seven digits and the one that makes the sum divide by 10. */
function makeTaxId(): string {
  const seven = String(Math.floor(Math.random() * 9_000_000) + 1_000_000).replaceAll('7', '8');
  const weights = [1, 2, 1, 2, 1, 2, 4, 1];
  const sumOf = (text: string) =>
    [...text].reduce((sum, digit, place) => {
      const product = Number(digit) * (weights[place] ?? 0);
      return sum + Math.floor(product / 10) + (product % 10);
    }, 0);
  return `${seven}${(10 - (sumOf(seven) % 10)) % 10}`;
}

async function openBecome(page: Page): Promise<void> {
  await page.goto(localizePath('/developer/become', LOCALE), { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
}

async function openAs(visit: VisitPage, email: string, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await visit(BLANK, { expected });
  await signInAs(page, email);
  return page;
}

const isFocused = (node: Element) => node === document.activeElement;
const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);
const chooser = (page: Page, name: string) => field(page, name).locator('input[type=file]');
const tiles = (page: Page, name: string) => field(page, name).getByRole('listitem');
const next = (page: Page) => page.getByRole('button', { name: t('become.next') }).click();
const stepHeading = (page: Page, step: 'company' | 'person' | 'payment' | 'confirm') =>
  page.getByRole('heading', { level: 2, name: t(`developer.become.step.${step}`) });

async function pick(box: Locator, typed: string): Promise<void> {
  await box.fill(typed);
  // Before the list has loaded, Enter would keep the typed words.
  await box.page().getByRole('option').filter({ hasText: typed }).first().waitFor();
  await box.press('Enter');
}

async function fillAll(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

/** Runs axe on a step on desktop and tablet, and checks both for horizontal overflow. */
async function inspect(page: Page, themes: readonly ('light' | 'dark')[] = ['light']): Promise<string[]> {
  const found = await findViolations(page, { scope: '#content', themes });
  for (const width of [768, 375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) found.push(`${excess} px too wide at ${width} px`);
  }
  return found;
}

it('R2.11 R3.34 R3.35 R4.20 R4.22 R4.23 R5.15 R5.17 R5.21 R5.23 R5.24 R5.37 R5.38 R5.39 R6.4 R9.3 a player becomes a developer', {
  timeout: WHOLE_WAY_MS,
}, async ({ visit }) => {
  const email = `applicant-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const page = await openAs(visit, email);
  await openBecome(page);
  await stepHeading(page, 'company').waitFor();
  expect(
    await page
      .getByRole('navigation', { name: t('become.steps') })
      .getByRole('listitem')
      .count(),
  ).toBe(5);

  // All fields are empty: each one shows its problem, the summary links to each, and the first one has the focus.
  await next(page);
  const summary = page.getByRole('alert').filter({ hasText: t('form.problems', { count: 7 }) });
  await summary.waitFor();
  await expect.poll(() => field(page, 'name').evaluate(isFocused)).toBe(true);
  await summary.getByRole('link', { name: t('become.field.address') }).click();
  await expect.poll(() => field(page, 'address').evaluate(isFocused)).toBe(true);
  expect(await inspect(page)).toEqual([]);

  await pick(field(page, 'country'), 'Taiwan');
  const taxId = makeTaxId();
  await fillAll(page, {
    name: 'Starlight Interactive',
    taxIdNumber: `${taxId.slice(0, 7)}${(Number(taxId[7]) + 1) % 10}`,
    address: 'P.O. Box 123, Taipei',
    email: 'info@starlight.example.com',
    phone: '02 2345 6789',
    website: 'https://starlight.example.com',
  });
  await page.getByText(t('become.taxId.sum')).waitFor();
  await field(page, 'taxIdNumber').fill(taxId);
  await page.getByText(t('become.taxId.right')).waitFor();
  await chooser(page, 'documents').setInputFiles({
    name: 'x.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await field(page, 'documents').getByText('Wrong image format', { exact: true }).waitFor();
  await chooser(page, 'documents').setInputFiles([
    await pictureFile('register.png'),
    await pictureFile('identity.jpg', 'jpeg'),
    await pictureFile('seal.png'),
  ]);
  await field(page, 'documents')
    .getByRole('button', { name: t('words.removeName', { name: 'seal.png' }) })
    .waitFor();
  await expect.poll(() => tiles(page, 'documents').count()).toBe(3);

  // The order changes by keyboard, a picture is removed and restored, and the focus stays nearby.
  const later = page.getByRole('button', { name: t('upload.later', { name: 'register.png' }) });
  await later.focus();
  await later.press('End');
  await field(page, 'documents')
    .getByLabel(t('upload.place', { name: 'register.png', place: 3, count: 3 }))
    .first()
    .waitFor();
  await expect.poll(() => later.evaluate(isFocused)).toBe(true);
  // By the pictures: below them are their buttons.
  const pictures = tiles(page, 'documents').getByRole('img');
  await drag(page, pictures.nth(2), pictures.nth(0));
  const placed = t('upload.place', { name: 'register.png', place: 1, count: 3 });
  await field(page, 'documents').getByLabel(placed).first().waitFor();
  const remove = page.getByRole('button', { name: t('words.removeName', { name: 'identity.jpg' }) });
  await remove.click();
  const removeNext = page.getByRole('button', { name: t('words.removeName', { name: 'seal.png' }) });
  await expect.poll(() => removeNext.evaluate(isFocused)).toBe(true);
  await page.getByRole('button', { name: t('words.undo') }).click();
  await expect.poll(() => tiles(page, 'documents').count()).toBe(3);
  await remove.click();
  await expect.poll(() => tiles(page, 'documents').count()).toBe(2);

  await next(page);
  await page.getByText(t('rule.no_post_office_box')).first().waitFor();
  await expect.poll(() => field(page, 'address').evaluate(isFocused)).toBe(true);
  await field(page, 'address').fill('No. 1, Shifu Road, Xinyi District, Taipei');
  await next(page);
  await stepHeading(page, 'person').waitFor();
  await fillAll(page, { pocGivenName: 'Ming', pocFamilyName: 'Wang', pocEmail: 'ming@starlight.example.com' });
  await field(page, 'pocPhoneNumber').fill('0912345678');
  await expect.poll(() => field(page, 'pocCallingCode').inputValue()).toContain('+886');
  expect(await inspect(page)).toEqual([]);

  // Reloaded half-way: the typed text is back, at the same step.
  await page.getByText(t('form.draft.saved', { time: '' }).trim()).waitFor();
  await page.reload();
  await waitUntilAlive(page);
  await stepHeading(page, 'person').waitFor();
  await expect.poll(() => field(page, 'pocPhoneNumber').inputValue()).toBe('0912345678');
  await page.getByRole('button', { name: t('become.back') }).click();
  await stepHeading(page, 'company').waitFor();
  await expect.poll(() => field(page, 'taxIdNumber').inputValue()).toBe(taxId);
  await expect.poll(() => tiles(page, 'documents').count()).toBe(2);
  await next(page);
  await next(page);

  await stepHeading(page, 'payment').waitFor();
  await pick(field(page, 'bankCode'), '004');
  await field(page, 'branchCode').fill('0049999');
  await field(page, 'bankAccountNumber').fill('012345678901');
  await page.getByLabel(t('become.billing.same')).check();
  await expect.poll(() => field(page, 'billingContact.name').inputValue()).toBe('Ming Wang');
  await next(page);
  await field(page, 'passbook').getByText('At least 1 image needs to be uploaded', { exact: true }).waitFor();
  await expect.poll(() => field(page, 'passbook').evaluate(isFocused)).toBe(true);
  const books = await Promise.all(['one.png', 'two.png', 'three.png'].map((name) => pictureFile(name)));
  await chooser(page, 'passbook').setInputFiles(books);
  await field(page, 'passbook')
    .getByText('The total number of uploadable images has been exceeded', { exact: true })
    .waitFor();
  await field(page, 'passbook')
    .getByRole('button', { name: t('words.removeName', { name: 'two.png' }) })
    .waitFor();
  expect(await inspect(page)).toEqual([]);
  await next(page);

  await stepHeading(page, 'confirm').waitFor();
  const shown = page.locator('#content');
  for (const text of ['臺灣銀行 (004)', '0049999', '012345678901', 'Starlight Interactive', taxId, '+886']) {
    await shown.getByText(text, { exact: true }).first().waitFor();
  }
  await page.getByRole('button', { name: t('become.submit') }).click();
  await page.getByText(t('form.terms')).first().waitFor();
  await page.getByText(t('form.privacy')).first().waitFor();
  await expect.poll(() => field(page, 'terms').evaluate(isFocused)).toBe(true);
  const paper = page.waitForEvent('popup');
  await page.getByRole('link', { name: t('become.read.privacy') }).click();
  expect(new URL((await paper).url()).pathname).toBe(localizePath('/terms/privacy-policy', LOCALE));
  await (await paper).close();
  await field(page, 'terms').check();
  await field(page, 'privacy').check();
  expect(await inspect(page)).toEqual([]);
  await page.getByRole('button', { name: t('become.submit') }).click();

  await page.getByRole('heading', { name: t('become.review.title') }).waitFor();
  await page.getByText(t('become.review.text', { min: 3, max: 5 })).waitFor();
  expect(await inspect(page, ['light', 'dark'])).toEqual([]);

  // The review times out, and the form is resubmitted unchanged. The open page updates with every decision.
  const operator = await openAs(visit, OPERATOR);
  const { userId } = await page.evaluate(() => {
    const state = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=page-state]')?.content ?? '{}');
    return { userId: Number(state.user.id) };
  });
  await callAs(operator, reviewProvider, { userId, decision: 'timeout', reason: 'Nobody answered.' });
  await page.getByRole('heading', { name: t('become.timedOut.title') }).waitFor();
  await page.getByText('Nobody answered.').waitFor();
  expect(await inspect(page)).toEqual([]);
  await page.getByRole('button', { name: t('become.again'), exact: true }).click();
  await stepHeading(page, 'company').waitFor();
  for (const step of ['person', 'payment', 'confirm'] as const) {
    await next(page);
    await stepHeading(page, step).waitFor();
  }
  await field(page, 'terms').check();
  await field(page, 'privacy').check();
  await page.getByRole('button', { name: t('become.submit') }).click();
  await page.getByRole('heading', { name: t('become.review.title') }).waitFor();

  // The operator asks, the applicant replies with a document, the operator approves, and the portal opens.
  await callAs(operator, reviewProvider, { userId, decision: 'ask', reason: 'Whose seal is this?' });
  await page.getByText('Whose seal is this?').waitFor();
  await openLive(operator, `/operator/providers/${userId}`, getProviderReview);
  await field(page, 'answer').fill('The company’s.');
  await chooser(page, 'pictures').setInputFiles([await pictureFile('seal.png')]);
  await field(page, 'pictures')
    .getByRole('button', { name: t('words.removeName', { name: 'seal.png' }) })
    .waitFor();
  await page.getByRole('button', { name: t('become.answer.send') }).click();
  // The text is shown while it is being sent; the field is removed once it has arrived.
  await field(page, 'answer').waitFor({ state: 'detached' });
  await page.getByText('The company’s.').waitFor();
  await operator.getByText('The company’s.').waitFor();
  await callAs(operator, reviewProvider, { userId, decision: 'approve' });
  await page.getByRole('button', { name: t('become.approved.go') }).click();
  await page.waitForURL(`**${localizePath('/developer', LOCALE)}`);
  await openBecome(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/developer', LOCALE));

  // Fields that apply immediately are saved; the others need a review.
  await page.goto(localizePath('/developer/company', LOCALE), { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
  expect(await inspect(page)).toEqual([]);
  const readAnew = Promise.withResolvers<void>();
  await page.route('**/api/provider/profile*', async (route) => {
    if (route.request().method() === 'GET') await readAnew.promise;
    await route.fallback();
  });
  await field(page, 'website').fill('https://new.starlight.example.com');
  await page.getByRole('button', { name: t('form.save') }).click();
  await page.locator('#toasts').getByText(t('company.saved')).waitFor();
  // Saved changes are not submitted again, even before the page has reloaded.
  await page.getByRole('button', { name: t('company.change.ask') }).click();
  await field(page, 'name').waitFor();
  readAnew.resolve();
  await openLive(operator, '/operator', getCounters);
  const waiting = operator.getByRole('region', { name: t('operations.home.waiting') });
  const changes = waiting.getByRole('link', { name: t('operations.home.changeRequests') });
  await expect.poll(() => changes.count()).toBe(0);
  await field(page, 'name').fill('Starlight Interactive Ltd.');
  await page.getByRole('button', { name: t('company.change.send') }).click();
  await page.getByRole('heading', { name: t('company.change.reviewing') }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('company.change.ask') }).count()).toBe(0);

  // The console counts it, and the company's page shows the new name once it is approved, both without being loaded.
  await changes.getByText('1', { exact: true }).waitFor();
  await callAs(operator, reviewProvider, { userId, decision: 'approve' });
  await page.getByRole('heading', { name: 'Starlight Interactive Ltd.' }).waitFor();
  await page.getByRole('button', { name: t('company.change.ask') }).waitFor();
  await changes.waitFor({ state: 'detached' });
});

it('a draft that was changed in another window is chosen between, and none is lost unseen', async ({ visit }) => {
  // A draft of another revision is refused, which browsers write to the console.
  const expected = [/400/];
  const email = `applicant-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const page = await openAs(visit, email, expected);
  await openBecome(page);
  await field(page, 'name').fill('First');
  await page.getByText(t('form.draft.saved', { time: '' }).trim()).waitFor();
  const other = await openAs(visit, email, expected);
  await openBecome(other);
  await other.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-name')?.value === 'First');
  await field(other, 'name').fill('Second');
  await other.getByText(t('form.draft.saving')).waitFor({ state: 'detached' });
  await other.getByText(t('form.draft.saved', { time: '' }).trim()).waitFor();
  await field(page, 'name').fill('Third');
  await page.getByText(t('form.conflict.draft')).waitFor();
  expect(await findViolations(page, { scope: '#content', themes: ['light'] })).toEqual([]);
  await page.getByRole('button', { name: t('form.conflict.keep') }).click();
  await page.getByText(t('form.conflict.draft')).waitFor({ state: 'detached' });
  await field(other, 'name').fill('Fourth');
  await other.getByText(t('form.conflict.draft')).waitFor();
  await other.getByRole('button', { name: t('form.conflict.take') }).click();
  await other.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-name')?.value === 'Third');
});

it('asks before the page is left only if the draft cannot be saved', async ({ visit }) => {
  const email = `applicant-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const page = await openAs(visit, email, [/ERR_FAILED/]);
  await openBecome(page);
  await page.route('**/api/user/provider_draft*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await field(page, 'name').fill('Not saved');
  await walkDialog(page, {
    of: 'developer/become/wizard',
    opener: page.locator('footer a[href$="/terms/terms-of-use"]').first(),
    role: 'alertdialog',
    act: async () => {
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('form.leave.go') })
        .press('Enter');
      await page.waitForURL('**/terms/terms-of-use');
    },
  });
});
