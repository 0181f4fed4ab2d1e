import { describe, expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { it, TWO_VIEWS } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);

  it('R2.22 R2.48 R2.49 R1.35 R8.41 an unknown page is a 404 with words, a picture and a way on', async ({ visit }) => {
    const page = await visit('/no/such', { locale, size, expected: [/404/] });
    expect((await page.request.get(localizePath('/no/such', locale))).status()).toBe(404);
    await expect.poll(() => page.title()).toContain('NOT FOUND');
    await page.getByRole('heading', { level: 1, name: t('errorPage.404.title') }).waitFor();
    await expect.poll(() => page.locator('main').innerText()).toContain(t('errorPage.404.message'));
    const picture = page.getByRole('img', { name: t('errorPage.404.alt') });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('link', { name: t('errorPage.home') }).click();
    await page.getByRole('heading', { level: 1, name: t('shell.nav.record') }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(localizePath('/store/record', locale));
    await expect.poll(() => page.title()).not.toContain('NOT FOUND');
  });
});

it('R2.22 R8.41 the English page says the two texts word for word', async ({ visit }) => {
  const page = await visit('/no/such', { expected: [/404/] });
  const text = await page.locator('main').innerText();
  expect(text).toContain('This page could not be found');
  expect(text).toContain('Feeling lost');
});

it.for([
  '/application/details?applicationId=no.such.game',
  '/application/details?applicationId=%00%27--',
  '/application/details',
  '/play?applicationId=no.such.game',
])('R2.9 R2.53 %s is a 404', async (path, { visit }) => {
  const page = await visit(path, { expected: [/404/] });
  expect((await page.request.get(localizePath(path, 'en-US'))).status()).toBe(404);
  await expect.poll(() => page.title()).toContain('NOT FOUND');
  await page.getByText('This page could not be found').waitFor();
});
