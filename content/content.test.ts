import { marked, type Token, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { findEnglishSentence, findForeign } from '#i18n/catalogs/language-purity.ts';

const FILES = import.meta.glob<string>('./*/*/*.md', { eager: true, query: '?raw', import: 'default' });
const SLUGS = [...new Set(Object.keys(FILES).map((path) => path.split('/').slice(2).join('/')))].sort();
const FRONT_MATTER_KEYS = ['title', 'description', 'date', 'type', 'order'];
const ALLOWED_TOKENS = new Set('heading paragraph list list_item text strong link table space escape'.split(' '));
const PLACEHOLDERS = ['{companyName}', '{serviceEmail}'];
/** Pages outside content/ that documents link to. */
const LINKED_PAGES = ['/', '/developer/become'];

interface Document {
  readonly meta: Readonly<Record<string, string>>;
  readonly body: string;
  readonly tokens: readonly Token[];
}

function readDocument(locale: LocaleCode, slug: string): Document {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(FILES[`./${locale}/${slug}`] ?? '');
  const lines = (parts?.[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => /^(\w+): (.+)$/.exec(line));
  const meta = Object.fromEntries(lines.map((line) => [line?.[1] ?? 'unreadable', line?.[2] ?? '']));
  const body = parts?.[2] ?? '';
  return { meta, body, tokens: marked.lexer(body) };
}

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

function flatten(tokens: readonly Token[]): readonly Token[] {
  const all: Token[] = [];
  marked.walkTokens([...tokens], (token) => {
    all.push(token);
  });
  return all;
}

function isLink(token: Token): token is Tokens.Link {
  return token.type === 'link';
}

function pathOf(locale: LocaleCode, page: string): string {
  if (locale === 'zh-TW') return page;
  return page === '/' ? `/${locale}` : `/${locale}${page}`;
}

it('R2.16 R2.17 R2.34 has the three terms documents and three news items', () => {
  expect(SLUGS).toEqual([
    'news/call-for-developers.md',
    'news/hall-opens.md',
    'news/star-coins-one-to-one.md',
    'terms/intellectual-property.md',
    'terms/privacy-policy.md',
    'terms/terms-of-use.md',
  ]);
});

it('R7.26 speaks of a refund in the English terms', () => {
  expect(readDocument('en-US', 'terms/terms-of-use.md').body).toContain('refund');
});

describe.each(SLUGS)('%s', (slug) => {
  const english = readDocument('en-US', slug);

  it('exists in exactly the four languages', () => {
    const paths = Object.keys(FILES).filter((path) => path.endsWith(`/${slug}`));
    expect(paths.sort()).toEqual(LOCALES.map((locale) => `./${locale}/${slug}`).sort());
  });

  it.each(LOCALES)('has complete front matter in %s, with the type, date and order of en-US', (locale) => {
    const { meta } = readDocument(locale, slug);
    expect(Object.keys(meta)).toEqual(FRONT_MATTER_KEYS);
    expect(meta.type).toMatch(/^(privacy|terms|intellectual-property|news)$/);
    expect(meta.date).toMatch(/^2024-\d\d-\d\d$/);
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
    const used = readDocument(locale, slug).body.match(/\{[^}]*\}?/g) ?? [];
    expect(used.filter((placeholder) => !PLACEHOLDERS.includes(placeholder))).toEqual([]);
  });

  it.each(LOCALES)('links to pages of its own language in %s', (locale) => {
    const documents = SLUGS.filter((other) => other.startsWith('terms/')).map((other) => `/${other.slice(0, -3)}`);
    const known = [...LINKED_PAGES, ...documents].map((page) => pathOf(locale, page));
    const links = flatten(readDocument(locale, slug).tokens).filter(isLink);
    expect(links.map((link) => link.href).filter((href) => !known.includes(href))).toEqual([]);
  });

  it.each(LOCALES)('is written in its language in %s', (locale) => {
    const { meta, tokens } = readDocument(locale, slug);
    const leaves = flatten(tokens).filter((token) => token.type === 'text' && !token.tokens);
    const texts = [meta.title ?? '', meta.description ?? '', ...leaves.map((token) => token.raw)];
    expect(texts.flatMap((text) => findForeign(text, locale))).toEqual([]);
    if (locale !== 'en-US') expect(texts.flatMap((text) => findEnglishSentence(text))).toEqual([]);
  });
});
