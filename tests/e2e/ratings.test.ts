import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { playApplication } from '#contract/application/endpoints.ts';
import { listReceivedRatings } from '#contract/rating/developer-endpoints.ts';
import { saveRating } from '#contract/rating/endpoints.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { callAs } from './call-as.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { holdCalls } from './hold-calls.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const SLUG = 'lumen-breaker';
const APPLICATION_ID = demoGame(SLUG).appId;

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const openGame = async (page: Page) => {
    await page.goto(localizePath(gamePath(SLUG), locale));
    await waitUntilAlive(page);
    await page.locator('#ratings').scrollIntoViewIfNeeded();
  };

  it.skipIf(size === 'phone')('a player who has played rates by keyboard, and takes it back', async ({ visit }) => {
    const page = await visit(BLANK, { locale, size });
    await signInAs(page, `rater-${crypto.randomUUID()}@example.com`);
    await openGame(page);
    const section = page.locator('#ratings');
    await section.getByText(t('ratings.obstacle.notPlayed')).waitFor();
    await callAs(page, playApplication, { applicationId: APPLICATION_ID });
    await openGame(page);
    await section.getByRole('button', { name: t('ratings.write') }).press('Enter');
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: t('ratings.form.send') });
    await send.press('Enter');
    // The missing field has the focus; arrow keys choose, as with any radio buttons.
    await dialog.getByText(t('ratings.form.starsMissing')).waitFor();
    for (let stars = 2; stars <= 4; stars += 1) await page.keyboard.press('ArrowRight');
    await dialog.getByText(t('ratings.word.4')).waitFor();
    const words = `${crypto.randomUUID()} <b>`;
    await dialog.getByRole('textbox').fill(words);
    // A typed but unsent text stays, and so do the stars.
    await page.keyboard.press('Escape');
    await section.getByRole('button', { name: t('ratings.write') }).press('Enter');
    await dialog.getByText(t('ratings.word.4')).waitFor();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe(words);
    expect(await findViolations(page, { themes: THEMES_AT[size], scope: 'dialog[open]' })).toEqual([]);
    const mean = page.locator('header a[href="#ratings"]');
    const before = await mean.textContent();
    await send.click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => mean.textContent()).not.toBe(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('own-rating');
    await section.getByText(words).first().waitFor();
    expect(await findViolations(page, { themes: THEMES_AT[size], scope: '#ratings' })).toEqual([]);
    await section.getByRole('button', { name: t('ratings.delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('ratings.delete') })
      .click();
    await section.getByRole('button', { name: t('ratings.write') }).waitFor();
    await expect.poll(() => section.getByText(words).count()).toBe(0);
  });

  it.skipIf(size === 'phone')('a report leads to a removal, which the author reads', async ({ visit }) => {
    const words = `An advert ${crypto.randomUUID()}`;
    const author = await visit(BLANK, { locale, size });
    await signInAs(author, `author-${crypto.randomUUID()}@example.com`);
    await callAs(author, playApplication, { applicationId: APPLICATION_ID });
    await callAs(author, saveRating, { applicationId: APPLICATION_ID, stars: 1, words, lang: locale });
    const reader = await visit(BLANK, { locale, size });
    await signInAs(reader, `reader-${crypto.randomUUID()}@example.com`);
    await openGame(reader);
    await reader.locator('#ratings select').first().selectOption('newest');
    const entry = reader.locator('#ratings li', { hasText: words });
    await entry.getByRole('button', { name: t('ratings.report'), exact: false }).click();
    await reader.getByRole('dialog').getByLabel(t('ratings.reason.spam')).check();
    await reader
      .getByRole('dialog')
      .getByRole('button', { name: t('ratings.report.send') })
      .click();
    await reader.getByRole('dialog').waitFor({ state: 'detached' });
    const operator = await visit(BLANK, { locale, size });
    await signInAs(operator, 'operator@starhall.test');
    await operator.goto(localizePath('/operator/ratings', locale));
    await waitUntilAlive(operator);
    const reported = operator.locator('#content li', { hasText: words });
    await reported.getByText(t('ratings.reason.spam')).waitFor();
    expect(await findViolations(operator, { scope: '#content', themes: THEMES_AT[size] })).toEqual([]);
    await reported
      .getByRole('button', { name: t('ratings.remove'), exact: false })
      .first()
      .click();
    await operator
      .getByRole('dialog')
      .getByRole('button', { name: t('ratings.remove') })
      .click();
    await operator.getByRole('dialog').waitFor({ state: 'detached' });
    await reported.waitFor({ state: 'detached' });
    await openGame(author);
    await author.locator('#ratings').getByText(t('ratings.removed')).waitFor();
  });

  it.skipIf(size === 'phone')('a developer answers, and axe finds nothing on the list', async ({ visit }) => {
    const page = await visit(BLANK, { locale, size });
    await signInAs(page, 'neonbyte@starhall.test');
    await page.goto(localizePath('/developer/ratings', locale));
    await waitUntilAlive(page);
    expect(await findViolations(page, { scope: '#content', themes: THEMES_AT[size] })).toEqual([]);
    const openTab = (isAnswered: boolean) =>
      page.getByRole('link', { name: t(`ratings.received.answered.${isAnswered}`) }).click();
    const unanswered = new RegExp(`^${t('ratings.answer')}$`);
    const id = await page.locator('[id^="answer-"]', { hasText: unanswered }).first().getAttribute('id');
    const button = page.locator(`#${id}`);
    const dialog = page.getByRole('dialog');
    const text = dialog.getByRole('textbox');
    const hasFocus = () => text.evaluate((field) => field === document.activeElement);
    const letGo = await holdCalls(page, listReceivedRatings.path);
    await openTab(true);
    // A list that is still loading hides neither the current list nor the text being written above it.
    await button.click();
    await text.fill('Thank you for playing!');
    const opacity = () =>
      page.locator('[aria-busy="true"]', { has: button }).evaluate((list) => getComputedStyle(list).opacity);
    await expect.poll(opacity).toBe('0.5');
    expect([await text.inputValue({ timeout: 1000 }), await hasFocus()]).toEqual(['Thank you for playing!', true]);
    expect([await text.isVisible(), await page.locator('.skeleton').count()]).toEqual([true, 0]);
    await letGo();
    await button.waitFor({ state: 'detached' });
    expect([await text.inputValue(), await hasFocus()]).toEqual(['Thank you for playing!', true]);
    await page.keyboard.press('Escape');
    await openTab(false);
    await button.click();
    await expect.poll(() => text.inputValue()).toBe('Thank you for playing!');
    await dialog.getByRole('button', { name: t('ratings.answer.send') }).click();
    await dialog.waitFor({ state: 'detached' });
    // It has a reply now and leaves this list; the focus moves to the count of remaining ratings.
    await expect.poll(() => button.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('total');
  });
});

it('the list keeps the focus where its buttons go, and its controls say what it shows', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit(gamePath('number-hills'), { locale: 'en-US', expected: [/ERR_FAILED/] });
  const section = page.locator('#ratings');
  const order = section.getByRole('combobox', { name: t('hall.sort.label') });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const idOf = (place: number) => section.locator('li[id^="rating-"]').nth(place).getAttribute('id');
  // Shows one page of results as two.
  let whole: { readonly list: readonly unknown[] } | undefined;
  await page.route('**/api/public/rating/list?**', async (route) => {
    if (whole !== undefined) return route.fulfill({ json: { ...whole, list: whole.list.slice(2), next: null } });
    const response = await route.fetch();
    const json = await response.json();
    whole = json;
    await route.fulfill({ response, json: { ...json, list: json.list.slice(0, 2), next: '1.1' } });
  });
  await order.selectOption('newest');
  // Before it is there, the button is still that of the list it replaces.
  await expect.poll(() => section.locator('li[id^="rating-"]').count()).toBe(2);
  await section.getByRole('button', { name: t('ratings.more') }).press('Enter');
  await expect.poll(async () => (await focused()) === (await idOf(2))).toBe(true);
  await expect.poll(() => section.getByRole('button', { name: t('ratings.more') }).count()).toBe(0);
  await page.unrouteAll();
  await section.getByRole('combobox', { name: t('ratings.filter.stars') }).selectOption('1');
  await section.getByRole('button', { name: t('ratings.none.all') }).press('Enter');
  await expect.poll(focused).toBe('rating-list');
  await page.route('**/api/public/rating/list?**', (route) => route.abort());
  await order.selectOption('lowest');
  await expect.poll(() => order.inputValue()).toBe('newest');
});

it('a review in another language is translated by a browser that can, and shown as it was written again', async ({
  visit,
}) => {
  const t = wordsOf('en-US');
  const page = await visit(gamePath('number-hills'), {
    locale: 'en-US',
    script: (opened) =>
      opened.addInitScript(() => {
        const translate = async (text: string) => `In English: ${text.length} characters`;
        Reflect.set(window, 'Translator', {
          availability: async () => 'available',
          create: async () => ({ translate }),
        });
      }),
  });
  const foreign = page.locator('#ratings li', { has: page.locator('p[lang="vi-VN"]') }).first();
  const review = page.locator(`#${await foreign.getAttribute('id')}`);
  const original = await review.locator('p[lang="vi-VN"]').textContent();
  await review.getByRole('button', { name: t('ratings.translate'), exact: true }).press('Enter');
  const translation = review.locator('p[lang="en-US"]');
  await expect.poll(() => translation.textContent()).toBe(`In English: ${original?.length} characters`);
  expect(await findViolations(page, { scope: '#ratings', themes: ['light', 'dark'] })).toEqual([]);
  await review.getByRole('button', { name: t('ratings.translate.original') }).press('Enter');
  await expect.poll(() => review.locator('p[lang="vi-VN"]').textContent()).toBe(original);
  // Reviews in the language of the page have nothing to translate.
  const own = page.locator('#ratings li', { has: page.locator('p[lang="en-US"]') }).first();
  expect(await own.getByRole('button', { name: t('ratings.translate') }).count()).toBe(0);
});
