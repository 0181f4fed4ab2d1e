import type { LocaleCode } from '#contract/values/locales.ts';
import phraseList from '../../docs/reference/phrases.json' with { type: 'json' };
import termList from '../../docs/reference/terms.json' with { type: 'json' };

/** Where a forbidden word stays, and why: in files whose path begins with `in`, on every line or those with `text`. */
export interface Exception {
  readonly in: string;
  readonly text?: string;
  readonly why: string;
}

/** A term and its one word in each language. */
export interface Term {
  readonly term: string;
  readonly words: Readonly<Record<LocaleCode, string>>;
  /** Regular expressions. */
  readonly forbidden: Readonly<Partial<Record<LocaleCode, readonly string[]>>>;
  readonly note?: string;
  /** The documentation for developers needs the other words, too. */
  readonly onlyForUsers?: boolean;
  /** Other terms have technical names of their own in comments. */
  readonly alsoInComments?: boolean;
  readonly exceptions?: readonly Exception[];
}

/** An English phrase to avoid, as a regular expression. */
export interface Phrase {
  readonly pattern: string;
  readonly instead: string;
  /** It is good English in documentation and comments. */
  readonly onlyForUsers?: boolean;
  /** It is good English in comments. */
  readonly exceptInComments?: boolean;
  readonly exceptions?: readonly Exception[];
}

export const TERMS: readonly Term[] = termList;
export const PHRASES: readonly Phrase[] = phraseList;

/** Matches any of the patterns: whole words, unless the language has no spaces; a space also matches a line break. */
export function compilePatterns(patterns: readonly string[], locale: LocaleCode, flags: string): RegExp {
  const any = patterns.join('|').replaceAll(' ', '\\s+');
  return new RegExp(locale.startsWith('zh') ? any : `(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, flags);
}
