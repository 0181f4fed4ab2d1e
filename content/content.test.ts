import type { Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import {
  findBritish,
  findEnglishSentence,
  findForeign,
  findHalfWidth,
  isUntranslated,
} from '#i18n/catalogs/language-purity.ts';
import { filesOf, flatten, linksOf, readDocument, SLUGS, slugsIn, textsOf } from './read-content.ts';

const ROUTE_FILES = import.meta.glob('../src/web/routes/**/*.tsx');
const FRONT_MATTER_KEYS = ['title', 'description', 'date', 'type', 'order'];
const ALLOWED_TOKENS = new Set(
  'heading paragraph list list_item text strong link table space escape codespan'.split(' '),
);
const PLACEHOLDERS = ['{companyName}', '{serviceEmail}', '{guarantee}'];
const HELP = slugsIn('help/');
const TRANSLATED = LOCALES.filter((locale) => locale !== 'en-US');

/** The folder of a document decides its type. */
const TYPES: Readonly<Record<string, string>> = {
  'about.md': 'about',
  'help/developers': 'help-developer',
  'help/players': 'help-player',
  news: 'news',
  'terms/intellectual-property.md': 'intellectual-property',
  'terms/privacy-policy.md': 'privacy',
  'terms/terms-of-use.md': 'terms',
};

/** The blocks in order (`heading2`, `list8`, `table6`): what has to agree in all languages. */
function outlineOf(tokens: readonly Token[]): readonly string[] {
  return tokens
    .filter((token) => token.type !== 'space')
    .map((token) => {
      if (token.type === 'heading') return `heading${token.depth}`;
      if (token.type === 'list') return `list${token.items.length}${token.ordered ? ' ordered' : ''}`;
      if (token.type === 'table') return `table${token.rows.length}x${token.header.length}`;
      return token.type;
    });
}

/** Pages that routes make, without those that need a name in their address. */
const PAGES = Object.keys(ROUTE_FILES)
  .map((file) => file.replace('../src/web/routes', '').replace('.tsx', ''))
  .filter((path) => !/[$]|__root|\/route$/.test(path))
  .map((path) => path.replaceAll('_.', '/').replace(/\/index$/, '') || '/');
const KNOWN_PATHS = new Set([...PAGES, ...SLUGS.map((slug) => `/${slug.slice(0, -'.md'.length)}`)]);

function pathOf(locale: LocaleCode, page: string): string {
  if (locale === 'zh-TW') return page;
  return page === '/' ? `/${locale}` : `/${locale}${page}`;
}

/** How long a text is: Chinese by its characters, others by their words. */
function lengthOf(locale: LocaleCode, body: string): number {
  return locale.startsWith('zh') ? [...body.matchAll(/\p{Script=Han}/gu)].length : body.trim().split(/\s+/).length;
}

it('R2.16 R2.17 R2.34 has the three terms documents, the store itself, news, and help for players and developers', () => {
  expect(slugsIn('terms/')).toEqual([
    'terms/intellectual-property.md',
    'terms/privacy-policy.md',
    'terms/terms-of-use.md',
  ]);
  expect(SLUGS).toContain('about.md');
  expect(slugsIn('news/').length).toBeGreaterThanOrEqual(6);
  expect(slugsIn('help/players/').length).toBeGreaterThanOrEqual(12);
  expect(slugsIn('help/developers/').length).toBeGreaterThanOrEqual(12);
});

it('R7.26 speaks of a refund in the English terms', () => {
  expect(readDocument('en-US', 'terms/terms-of-use.md').body).toContain('refund');
});

it('gives no two documents of a folder the same place', () => {
  const places = SLUGS.map((slug) => `${slug.replace(/[^/]+$/, '')} ${readDocument('en-US', slug).meta.order}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

describe.each(SLUGS)('%s', (slug) => {
  const english = readDocument('en-US', slug);

  it('exists in exactly the four languages', () => {
    expect([...filesOf(slug)].sort()).toEqual(LOCALES.map((locale) => `./${locale}/${slug}`).sort());
  });

  it.each(LOCALES)('has complete front matter in %s, with the type, date and order of en-US', (locale) => {
    const { meta } = readDocument(locale, slug);
    expect(Object.keys(meta)).toEqual(FRONT_MATTER_KEYS);
    expect(meta.type).toBe(TYPES[slug] ?? TYPES[slug.replace(/\/[^/]+$/, '')]);
    expect(meta.date).toMatch(/^202[46]-\d\d-\d\d$/);
    expect(meta.order).toMatch(/^[1-9]\d*$/);
    expect([meta.type, meta.date, meta.order]).toEqual([english.meta.type, english.meta.date, english.meta.order]);
  });

  it.each(LOCALES)('has the headings, lists and tables of en-US in %s', (locale) => {
    expect(outlineOf(readDocument(locale, slug).tokens)).toEqual(outlineOf(english.tokens));
  });

  it.each(LOCALES)('keeps to the agreed part of Markdown in %s', (locale) => {
    const tokens = flatten(readDocument(locale, slug).tokens);
    expect(tokens.filter((token) => !ALLOWED_TOKENS.has(token.type)).map((token) => token.raw)).toEqual([]);
    expect(tokens.filter((token) => token.type === 'heading' && token.depth === 1)).toEqual([]);
  });

  it.each(LOCALES)('uses the known placeholders only in %s', (locale) => {
    const { body, meta } = readDocument(locale, slug);
    const written = `${meta.description} ${body.replaceAll(/`[^`]*`/g, '')}`;
    const used = written.match(/\{[^}]*\}?/g) ?? [];
    expect(used.filter((placeholder) => !PLACEHOLDERS.includes(placeholder))).toEqual([]);
  });

  it.each(LOCALES)('links to pages that there are, in its own language, in %s', (locale) => {
    const known = new Set([...KNOWN_PATHS].map((page) => pathOf(locale, page)));
    expect(linksOf(readDocument(locale, slug).tokens).filter((href) => !known.has(href))).toEqual([]);
  });

  it.each(TRANSLATED)('leads to the same pages as in en-US in %s', (locale) => {
    const pages = linksOf(readDocument(locale, slug).tokens);
    const expected = linksOf(english.tokens).map((href) => pathOf(locale, href.replace(/^\/en-US/, '') || '/'));
    expect([...pages].sort()).toEqual([...expected].sort());
  });

  it.each(LOCALES)('is written in its language in %s', (locale) => {
    const { meta, tokens } = readDocument(locale, slug);
    const texts = [meta.title ?? '', meta.description ?? '', ...textsOf(tokens)];
    expect(texts.flatMap((text) => findForeign(text, locale))).toEqual([]);
    if (locale !== 'en-US') expect(texts.flatMap((text) => findEnglishSentence(text))).toEqual([]);
    if (locale === 'en-US') expect(texts.flatMap((text) => findBritish(text))).toEqual([]);
    if (locale.startsWith('zh')) expect(texts.flatMap((text) => findHalfWidth(text))).toEqual([]);
  });

  it.each(TRANSLATED)('repeats no block of the English text in %s', (locale) => {
    const { meta, tokens } = readDocument(locale, slug);
    const originals = [
      english.meta.title ?? '',
      english.meta.description ?? '',
      ...english.tokens.map(({ raw }) => raw),
    ];
    const texts = [meta.title ?? '', meta.description ?? '', ...tokens.map(({ raw }) => raw)];
    const withoutNames = (text = '') => text.replaceAll(/\{\w+\}|`[^`]*`/g, '');
    const repeated = texts.filter((text, index) => isUntranslated(withoutNames(text), withoutNames(originals[index])));
    expect(repeated).toEqual([]);
  });
});

describe.each(HELP)('%s', (slug) => {
  it.each(LOCALES)('is as long as an article should be in %s', (locale) => {
    const length = lengthOf(locale, readDocument(locale, slug).body);
    const [least, most] = locale.startsWith('zh') ? [400, 800] : [250, 500];
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(most);
  });

  it('has sections, steps in order, and leads on to other articles', () => {
    const outline = outlineOf(readDocument('en-US', slug).tokens);
    expect(outline.filter((block) => block === 'heading2').length).toBeGreaterThanOrEqual(3);
    expect(outline.filter((block) => block.endsWith(' ordered')).length).toBeGreaterThanOrEqual(1);
    const links = linksOf(readDocument('en-US', slug).tokens);
    expect(links.filter((href) => href.startsWith('/en-US/help/')).length).toBeGreaterThanOrEqual(1);
  });
});
