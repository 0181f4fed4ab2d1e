import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storePicturePath } from '#domain/page/share-picture.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { clipDescription, pageHead, pageTitle } from './page-head.ts';
import { privateHead } from './private-head.ts';
import { structuredData } from './structured-data.ts';

const page = buildPage({ locale: 'en-US', origin: 'https://games.example.com' });
type Head = ReturnType<typeof pageHead>;

/** The content of a meta tag, by name or property. */
function metaOf({ meta }: Head, name: string): string | undefined {
  const found = meta.find((entry) => 'content' in entry && (entry.name === name || entry.property === name));
  return found !== undefined && 'content' in found ? found.content : undefined;
}

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

describe('link previews', () => {
  it('is name, description and picture of the page, each by its full address', () => {
    const picture = '/og/en-US/pages/news/a/0.jpg';
    const head = pageHead({ page, path: '/news/a', name: 'News', description: 'About', picture, type: 'article' });
    expect(metaOf(head, 'og:title')).toBe('News');
    expect(metaOf(head, 'og:description')).toBe('About');
    expect(metaOf(head, 'og:url')).toBe('https://games.example.com/en-US/news/a');
    expect(metaOf(head, 'og:image')).toBe(`https://games.example.com${picture}`);
    expect(metaOf(head, 'og:type')).toBe('article');
    expect(metaOf(head, 'og:locale')).toBe('en_US');
    expect(metaOf(head, 'twitter:card')).toBe('summary_large_image');
  });

  it('is the store’s if a page has none', () => {
    const head = pageHead({ page, path: '/' });
    const about = page.t('shell.description');
    expect(metaOf(head, 'og:title')).toBe(page.t('shell.indexLabel'));
    expect(metaOf(head, 'og:description')).toBe(about);
    expect(metaOf(head, 'og:image')).toBe(`https://games.example.com${storePicturePath({ lang: 'en-US', about })}`);
  });

  it('may have a different title', () => {
    expect(metaOf(pageHead({ page, path: '/', sharedName: 'Action' }), 'og:title')).toBe('Action');
  });
});

it('hides one person’s own pages from search engines, and no others', () => {
  expect(metaOf(privateHead(page, '/account', 'shell.account.data'), 'robots')).toBe('noindex');
  expect(metaOf(pageHead({ page, path: '/' }), 'robots')).toBeUndefined();
});

it('titles a personal page by its subject and its kind, or by its kind', () => {
  const titleOf = (subject?: string) => privateHead(page, '/account', 'shell.account.data', subject).meta;
  const kind = page.t('shell.account.data');
  expect(titleOf('Star Sea')).toContainEqual({ title: pageTitle(page, `Star Sea · ${kind}`) });
  expect(titleOf()).toContainEqual({ title: pageTitle(page, kind) });
});

it('writes structured data that no text can end', () => {
  const name = '</script><script>alert(1)</script><!--';
  const { scripts } = pageHead({ page, path: '/', data: [structuredData({ '@type': 'VideoGame', name })] });
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.type).toBe('application/ld+json');
  expect(scripts[0]?.children).not.toContain('<');
  expect(JSON.parse(scripts[0]?.children ?? '')).toMatchObject({ '@context': 'https://schema.org', name });
});

describe('a description', () => {
  it('stays as it is up to 160 characters, on one line', () => {
    expect(clipDescription(' One\n two\t three ')).toBe('One two three');
    expect(clipDescription('遊'.repeat(160))).toBe('遊'.repeat(160));
  });

  it('is cut between words, Chinese anywhere', () => {
    expect(clipDescription(`${'word '.repeat(31)}incomprehensible`)).toBe(`${'word '.repeat(31).trim()}…`);
    expect(clipDescription('遊'.repeat(161))).toBe(`${'遊'.repeat(159)}…`);
    expect(clipDescription('w'.repeat(200))).toBe(`${'w'.repeat(159)}…`);
  });

  it('is never longer than 160 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 100, maxLength: 400 }), (text) => {
        expect([...clipDescription(text)].length).toBeLessThanOrEqual(160);
      }),
    );
  });
});
