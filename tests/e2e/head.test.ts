import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { localizePath } from '#domain/locale-path.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { it } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

interface Head {
  readonly title: string;
  readonly metas: readonly (readonly [name: string, content: string])[];
  readonly links: readonly { readonly rel: string; readonly hreflang: string | null; readonly href: string | null }[];
}

/** The head of an address as the server sends it and the browser parses it, without drawing its page. */
function readHead(page: Page, path: string): Promise<Head> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    const parsed = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const read = (element: Element, name: string) => element.getAttribute(name);
    return {
      title: parsed.title,
      metas: [...parsed.querySelectorAll('meta[name]')].map(
        (meta) => [read(meta, 'name') ?? '', read(meta, 'content') ?? ''] as const,
      ),
      links: [...parsed.querySelectorAll('link')].map((link) => ({
        rel: link.rel,
        hreflang: read(link, 'hreflang'),
        href: read(link, 'href'),
      })),
    };
  }, path);
}

describe.each(['zh-TW', 'en-US'] as const)('the head in %s', (locale) => {
  const t = wordsOf(locale);
  const named = (name: string) => `${t('shell.indexLabel')} - ${name}`;
  const titles: [path: string, title: string][] = [
    ['/', 'games'],
    ['/index_v2', 'games'],
    ['/?gameCategory=110', 'games'],
    ['/games', named(t('shell.nav.games'))],
    ['/store/deposit', named(t('shell.nav.deposit'))],
    ['/store/record', named(t('shell.nav.record'))],
    ['/store/lottery', named(t('shell.nav.lottery'))],
    ['/store/binding', named(t('shell.nav.binding'))],
    [gamePath('neon-serpent'), named(demoGame('neon-serpent').name[locale])],
  ];

  it('R1.33 R1.34 R2.69 R2.70 R2.71 R2.72 every page has title, description, viewport, settings', async ({ visit }) => {
    const page = await visit('/login', { locale });
    for (const [path, title] of titles) {
      const { title: shown, metas, links } = await readHead(page, localizePath(path, locale));
      expect([path, shown]).toEqual([path, title]);
      const meta = Object.fromEntries(metas);
      expect(metas.filter(([name]) => name === 'viewport')).toHaveLength(1);
      expect(meta).toMatchObject({
        viewport: 'width=device-width, initial-scale=1, viewport-fit=cover',
        'mobile-web-app-capable': 'yes',
        'apple-mobile-web-app-capable': 'yes',
        'apple-mobile-web-app-title': 'Starhall',
        'theme-color': expect.stringMatching(/^#/),
      });
      expect(meta.description?.length).toBeGreaterThan(10);
      expect(/\p{Script=Han}/u.test(meta.description ?? '')).toBe(locale === 'zh-TW');
      expect(links.filter(({ rel }) => rel === 'manifest').map(({ href }) => href)).toEqual(['/manifest.webmanifest']);
    }
  });

  it('R2.1 a page names its canonical address and itself in every language', async ({ visit }) => {
    const { open } = inject('origins');
    const page = await visit('/login', { locale });
    for (const path of ['/', '/games', '/?page=2', gamePath('neon-serpent'), '/store/deposit']) {
      const { links } = await readHead(page, localizePath(path, locale));
      const addressIn = (code: (typeof LOCALES)[number]) => {
        const url = new URL(path, open);
        return open + localizePath(url.pathname, code) + url.search;
      };
      expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([addressIn(locale)]);
      const alternates = links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href]);
      expect(alternates).toEqual([
        ...LOCALES.map((code) => [code, addressIn(code)]),
        ['x-default', addressIn('zh-TW')],
      ]);
    }
  });
});

it('the settings that a page names really load', async ({ visit }) => {
  const page = await visit('/');
  const addresses = await page
    .locator('link[rel=manifest], link[rel=icon], link[rel=apple-touch-icon], meta[property="og:image"]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? node.getAttribute('content') ?? ''));
  expect(addresses).toHaveLength(4);
  for (const address of addresses)
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 200]);
});
