import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { it } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

/** The head of the current document; `tests/product/page-heads.test.ts` covers the server's output. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const contents = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map(
        (node) => node.getAttribute('content') ?? node.getAttribute('href'),
      );
    return {
      title: document.title,
      names: contents('meta[property="og:title"]'),
      descriptions: contents('meta[name=description]'),
      canonical: contents('link[rel=canonical]'),
      robots: contents('meta[name=robots]'),
    };
  });
}

it('R1.33 R1.34 R2.69 the head follows from page to page, with one of each', async ({ visit }) => {
  const page = await visit('/', { locale: 'en-US' });
  const t = wordsOf('en-US');
  const origin = inject('origins').open;
  const path = localizePath('/games', 'en-US');
  await page.getByRole('link', { name: t('shell.nav.games'), exact: true }).click();
  await expect.poll(() => page.title()).toBe(`${t('shell.indexLabel')} - ${t('shell.nav.games')}`);
  await expect
    .poll(() => readHead(page))
    .toMatchObject({
      names: [t('shell.nav.games')],
      descriptions: [t('hall.aboutCategories')],
      canonical: [origin + path],
      robots: [],
    });
  await page.goBack();
  await expect.poll(() => readHead(page)).toMatchObject({ title: 'games', descriptions: [t('shell.description')] });
});

it('what a page names really loads, and its data is whole', async ({ visit }) => {
  const page = await visit(gamePath('neon-serpent'), { locale: 'en-US' });
  const addresses = await page
    .locator('link[rel=manifest], link[rel=icon], link[rel=apple-touch-icon], meta[property="og:image"]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? node.getAttribute('content') ?? ''));
  expect(addresses).toHaveLength(4);
  for (const address of addresses)
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 200]);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts.map((text) => JSON.parse(text)['@type'])).toEqual([['VideoGame', expect.any(String)], 'BreadcrumbList']);
  expect(JSON.parse(texts[0] ?? '').name).toBe(demoGame('neon-serpent').name['en-US']);
});
