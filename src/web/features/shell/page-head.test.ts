import { expect, it } from 'vitest';
import { buildPage } from '#tests/web/build-page.ts';
import { pageHead, pageTitle } from './page-head.ts';

const page = buildPage({ locale: 'en-US', origin: 'https://games.example.com' });
const propertyOf = (head: ReturnType<typeof pageHead>, name: string) =>
  head.meta.find((entry) => 'property' in entry && entry.property === name);

it('R1.33 R2.70 titles the hall "games"', () => {
  expect(pageTitle(page, undefined)).toBe('games');
});

it('R1.34 R1.35 O8 puts the page name behind the index label', () => {
  const label = page.t('shell.indexLabel');
  expect(pageTitle(page, 'Deposits')).toBe(`${label} - Deposits`);
  expect(pageTitle(page, 'NOT FOUND')).toBe(`${label} - NOT FOUND`);
});

it('R2.4 links every language that is served, the default one without a prefix', () => {
  const { links } = pageHead({ page, path: '/games', query: '?a=b' });
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://games.example.com/en-US/games?a=b' },
    { rel: 'alternate', hrefLang: 'zh-TW', href: 'https://games.example.com/games?a=b' },
    { rel: 'alternate', hrefLang: 'zh-CN', href: 'https://games.example.com/zh-CN/games?a=b' },
    { rel: 'alternate', hrefLang: 'vi-VN', href: 'https://games.example.com/vi-VN/games?a=b' },
    { rel: 'alternate', hrefLang: 'en-US', href: 'https://games.example.com/en-US/games?a=b' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://games.example.com/games?a=b' },
  ]);
});

it('R1.27 links the two languages where only they are served', () => {
  const pair = buildPage({ locale: 'zh-TW', locales: ['zh-TW', 'en-US'] });
  const languages = pageHead({ page: pair, path: '/' }).links.flatMap((link) =>
    'hrefLang' in link ? [link.hrefLang] : [],
  );
  expect(languages).toEqual(['zh-TW', 'en-US', 'x-default']);
});

it.each([
  [undefined, 'https://games.example.com/og.png'],
  ['', 'https://games.example.com/og.png'],
  ['/files/a.webp', 'https://games.example.com/files/a.webp'],
  ['https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
])('names the picture %j by its full address', (image, content) => {
  expect(propertyOf(pageHead({ page, path: '/', image }), 'og:image')).toEqual({ property: 'og:image', content });
});
