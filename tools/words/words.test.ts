import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkWords, findSpellings } from './check-words.ts';
import { WordCheck } from './find-words.ts';
import { readComments } from './read-comments.ts';
import { type Passage, readText } from './read-passages.ts';
import { termsPage } from './terms-page.ts';
import { compilePatterns, PHRASES, TERMS } from './word-lists.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What the lists say of a file, as `line: word`. */
function findIn(file: string, ...lines: readonly string[]): readonly string[] {
  const passages: readonly Passage[] = readText(lines.join('\n'), file);
  return new WordCheck().find(passages).map(({ line, found }) => `${line}: ${found}`);
}

it('calls each term by one word and uses no phrase to avoid', () => {
  expect(checkWords(ROOT)).toEqual([]);
});

it('keeps docs/reference/terms.md current: npx node tools/write-terms-page.ts writes it', async () => {
  expect(await readFile(join(ROOT, 'docs/reference/terms.md'), 'utf8')).toBe(termsPage());
});

it('finds another word for a term in messages, help and documentation', () => {
  expect(
    findIn('src/i18n/catalogs/mail/en-US.json', '{', '  "a": "Email",', '  "b": "Your e-mail address"', '}'),
  ).toEqual(expect.arrayContaining(['3: e-mail']));
  expect(findIn('src/i18n/catalogs/mail/zh-CN.json', '{', '  "a": "订单编号：{number}"', '}')).toEqual(['2: 订单编号']);
  expect(findIn('content/vi-VN/help/a.md', '---', 'title: Mã đơn', '---')).toEqual(['2: Mã đơn']);
  expect(findIn('content/zh-TW/help/a.md', '填寫賣家的電郵')).toEqual(['1: 電郵', '1: 賣家']);
  expect(findIn('docs/selling.md', 'Your', 'exchange', 'number, not `exchange number`.')).toEqual([
    '2: exchange number',
  ]);
});

it('finds a phrase to avoid in help, documentation and comments, across lines', () => {
  expect(findIn('content/en-US/help/a.md', 'Hello.', 'See what', 'waits for you.')).toEqual(['2: what waits']);
  expect(findIn('README.md', 'Hear of it: `anew`.')).toEqual(['1: Hear of']);
  const beside = ["const anew = 'anew';", '// Computed anew.'].join(' ');
  const source = [beside, '/**', ' * Prices that somebody', ' */', '// else set.'];
  expect(findIn('src/price.ts', ...source)).toEqual(['1: anew', '3: somebody']);
  expect(findIn('src/price.test.ts', "describe('anew', () => {", "  it('R1.1 is told', () => {")).toEqual([
    '1: anew',
    '2: is told',
  ]);
});

it('finds a British spelling in documentation and comments', () => {
  const found = readText('/* Its colour,\n   canceled. */', 'src/a.css').flatMap(findSpellings);
  expect(found).toEqual(['src/a.css:1: “colour”: write the American spelling']);
  expect(readText('The `colour` of src/web/colours.ts.', 'docs/a.md').flatMap(findSpellings)).toEqual([]);
});

it('finds nothing in words that only look alike, or in code', () => {
  expect(findIn('content/en-US/help/a.md', 'Renewed, deposited; see [all](/help/e-mail) and `e-mail`.')).toEqual([]);
  expect(findIn('src/price.ts', "const hint = 'what waits for somebody';")).toEqual([]);
});

it('reads a comment with its line, whatever its form', () => {
  const source = [
    '/** One. */',
    ['code();', '// Two'].join(' '),
    '// three.',
    '{/* Four',
    '   five. */}',
    'code();',
    '/*',
    ' * Six.',
    ' */',
  ];
  expect(readComments(source.join('\n')).map(({ line, text }) => [line, text.trim()])).toEqual([
    [1, 'One.'],
    [2, 'Two'],
    [3, 'three.'],
    [4, 'Four\n   five.'],
    [7, 'Six.'],
  ]);
});

it('keeps the words of a term clear of the words to avoid for it', () => {
  for (const { words, forbidden } of TERMS) {
    for (const locale of LOCALES) {
      const patterns = forbidden[locale] ?? [];
      const found = patterns.filter((pattern) => compilePatterns([pattern], locale, 'iu').test(words[locale]));
      expect(found, words[locale]).toEqual([]);
    }
  }
});

it('leaves the words of another script or region to the rules of the language', () => {
  const doubled = TERMS.flatMap(({ forbidden }) =>
    LOCALES.filter((locale) => locale.startsWith('zh')).flatMap((locale) =>
      (forbidden[locale] ?? []).filter((pattern) => findForeign(pattern, locale).length > 0),
    ),
  );
  expect(doubled).toEqual([]);
});

it('covers at least sixty terms and sixty phrases, each once', () => {
  expect(new Set(TERMS.map(({ term }) => term)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(TERMS.map(({ term }) => term)).size).toBe(TERMS.length);
  expect(new Set(PHRASES.map(({ pattern }) => pattern)).size).toBeGreaterThanOrEqual(60);
});
