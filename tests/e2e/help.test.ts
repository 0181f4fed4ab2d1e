import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { it, TWO_VIEWS } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const REFUND = { 'zh-TW': '退款', 'en-US': 'refund' } as const;

describe.each(TWO_VIEWS)('the help in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size } as const;

  it('leads from a question to its answer, and to the place in it', async ({ visit }) => {
    const page = await visit('/help', view);
    // On a phone page-kinds.test.ts looks at it.
    if (size === 'desktop')
      expect(await findViolations(page, { scope: '#content', themes: THEMES_AT[size] })).toEqual([]);
    await page.getByRole('searchbox', { name: t('help.search.label') }).fill(REFUND[locale]);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('in') === 'help');
    await page.getByRole('heading', { level: 1, name: t('hall.resultsFor', { word: REFUND[locale] }) }).waitFor();
    await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(0);
    expect(await findViolations(page, { scope: '#content', themes: THEMES_AT[size] })).toEqual([]);
    await page.locator('#content section h3 a').first().click();
    await page.waitForURL(`**${localizePath('/help/players/refunds', locale)}`);
    expect(await findViolations(page, { scope: '#content', themes: THEMES_AT[size] })).toEqual([]);
    if (size === 'phone') await page.locator('details > summary').click();
    const contents = page.getByRole('navigation', { name: t('article.contents') }).filter({ visible: true });
    const last = contents.getByRole('link').last();
    const id = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect.poll(() => new URL(page.url()).hash).toBe(encodeURI(id));
    // Besides the address, the section has scrolled to just below the bar.
    await expect
      .poll(() =>
        page.locator(`[id="${id.slice(1)}"]`).evaluate((one) => one.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
    if (size === 'desktop') await expect.poll(() => last.getAttribute('aria-current')).toBe('location');
  });
});

it('the link beside a heading is one, and goes to the clipboard', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit('/help/players/refunds', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const link = page.getByRole('link', { name: t('article.copyLink', { heading: 'In-game purchases' }) });
  await link.click();
  await page.getByText(t('article.linkCopied')).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(new URL(page.url()).hash).toBe('#s-in-game-purchases');
});

it('the last line of the suggestions looks in the help, where no game matches too', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit('/');
  await page.getByRole('combobox', { name: t('search.label') }).fill('webhook signature');
  await page.getByRole('option', { name: t('search.inHelp', { word: 'webhook signature' }) }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?searchWord=webhook+signature&in=help');
  await page.locator('a[href$="/help/developers/webhooks"]').first().waitFor();
});

it('R1.32 the help and its search work without JavaScript', async ({ visit }) => {
  const page = await visit('/help', { context: { javaScriptEnabled: false } });
  await page.locator('#content input[name=searchWord]').fill('refund');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?searchWord=refund&in=help');
  await page.locator('#content section h3 a').first().click();
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(500);
});
