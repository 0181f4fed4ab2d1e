import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { CATALOGS } from '#i18n/catalogs.ts';
import { readDocument, slugsIn } from './read-content.ts';

/** A message that a page may show in several ways: `Download for {platform}`. */
interface Pattern {
  readonly key: string;
  readonly matcher: RegExp;
}

interface Words {
  /** Keys by the words themselves. */
  readonly exact: ReadonlyMap<string, readonly string[]>;
  readonly patterns: readonly Pattern[];
}

/** Messages that end in a colon or a period are named without it. */
function wordsOf(message: string): string {
  return message.replace(/[:：.。]$/, '');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function readWords(locale: LocaleCode): Words {
  const areas: readonly Readonly<Record<LocaleCode, Readonly<Record<string, string>>>>[] = Object.values(CATALOGS);
  const messages = areas.flatMap((area) => Object.entries(area[locale]));
  const exact = Map.groupBy(messages, ([, message]) => wordsOf(message));
  return {
    exact: new Map([...exact].map(([words, entries]) => [words, entries.map(([key]) => key)])),
    patterns: messages.flatMap(([key, message]) => {
      const parts = wordsOf(message).split(/\{\w+\}/);
      const isPattern = parts.length > 1 && parts.join('').trim() !== '' && !/\{\w+,/.test(message);
      return isPattern ? [{ key, matcher: new RegExp(`^${parts.map(escapePattern).join('.+')}$`) }] : [];
    }),
  };
}

const WORDS = new Map(LOCALES.map((locale) => [locale, readWords(locale)]));

/** The messages that a page may say these words with. */
function keysOf(locale: LocaleCode, label: string): readonly string[] {
  const { exact, patterns } = WORDS.get(locale) ?? { exact: new Map<string, string[]>(), patterns: [] };
  return exact.get(label) ?? patterns.filter(({ matcher }) => matcher.test(label)).map(({ key }) => key);
}

/**
 * What an article names of a page is bold or quoted; bold words that begin an item and end in a colon are the article's
 * own.
 */
function labelsIn(body: string): readonly string[] {
  const bold = [...body.matchAll(/(^(?:- |\d+\. ))?\*\*([^*]+)\*\*([:：])?/gm)]
    .filter(([, bullet, , colon]) => bullet === undefined || colon === undefined)
    .map(([, , words = '']) => words);
  const quoted = [...body.matchAll(/「([^」]+)」|“([^”]+)”/g)].map(([, chinese, other]) => chinese ?? other ?? '');
  return [...bold, ...quoted].map(wordsOf);
}

describe.each(slugsIn('help/'))('%s', (slug) => {
  it.each(LOCALES)('calls buttons and fields what pages call them in %s', (locale) => {
    const labels = labelsIn(readDocument(locale, slug).body);
    expect(labels.filter((label) => keysOf(locale, label).length === 0)).toEqual([]);
  });

  it.each(LOCALES)('names in %s what it names in en-US', (locale) => {
    const named = labelsIn(readDocument(locale, slug).body).map((label) => keysOf(locale, label));
    const expected = labelsIn(readDocument('en-US', slug).body);
    const missing = expected.filter((label) => {
      const keys = keysOf('en-US', label);
      return !named.some((own) => own.some((key) => keys.includes(key)));
    });
    expect(missing).toEqual([]);
  });
});
