import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Audience, Passage } from './read-passages.ts';
import { compilePatterns, type Exception, PHRASES, type Phrase, TERMS, type Term } from './word-lists.ts';

/** A forbidden word in a text. */
export interface WordFinding {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

interface Rule {
  readonly source: string;
  readonly instead: string;
  readonly exceptions: readonly Exception[];
  readonly locale: LocaleCode;
  readonly audiences: readonly Audience[];
}

/** The rules for one language and audience; `any` matches where one of them does. */
interface RuleSet {
  readonly any: RegExp;
  readonly rules: readonly (Rule & { readonly pattern: RegExp })[];
}

/** Compares texts with the lists of words. */
export class WordCheck {
  readonly #rules: readonly Rule[];
  readonly #sets = new Map<string, RuleSet>();
  readonly #used = new Set<Exception>();

  constructor(terms: readonly Term[] = TERMS, phrases: readonly Phrase[] = PHRASES) {
    this.#rules = [...terms.flatMap(rulesOfTerm), ...phrases.map(ruleOfPhrase)];
  }

  find(passages: readonly Passage[]): readonly WordFinding[] {
    return passages.flatMap((passage) => {
      const { any, rules } = this.#rulesFor(passage);
      if (!any.test(passage.text)) return [];
      return rules.flatMap(({ pattern, ...rule }) =>
        [...passage.text.matchAll(pattern)]
          .map((match) => ({ match, line: lineAt(passage.text, match.index) }))
          .filter(({ line }) => !this.#isExcepted(passage.file, line.text, rule))
          .map(({ match, line }) => describe(passage, match[0], line.index, rule)),
      );
    });
  }

  /** The exceptions that no text has needed. */
  unused(): readonly Exception[] {
    const all = new Set(this.#rules.flatMap(({ exceptions }) => exceptions));
    return [...all].filter((exception) => !this.#used.has(exception));
  }

  #isExcepted(file: string, line: string, { exceptions }: Rule): boolean {
    const exception = exceptions.find((one) => file.startsWith(one.in) && line.includes(one.text ?? ''));
    if (exception) this.#used.add(exception);
    return exception !== undefined;
  }

  #rulesFor({ locale, audience }: Passage): RuleSet {
    const key = `${locale} ${audience}`;
    const known = this.#sets.get(key);
    if (known) return known;
    const rules = this.#rules.filter((rule) => rule.locale === locale && rule.audiences.includes(audience));
    const sources = rules.map(({ source }) => source);
    const set = {
      any: compilePatterns(sources, locale, 'iu'),
      rules: rules.map((rule) => ({ ...rule, pattern: compilePatterns([rule.source], locale, 'giu') })),
    };
    this.#sets.set(key, set);
    return set;
  }
}

/** The line of a text at an offset, and its index from 0. */
function lineAt(text: string, offset: number): { readonly index: number; readonly text: string } {
  const index = text.slice(0, offset).split('\n').length - 1;
  return { index, text: text.split('\n')[index] ?? '' };
}

function describe(passage: Passage, found: string, lineIndex: number, { instead }: Rule): WordFinding {
  return { file: passage.file, line: passage.line + lineIndex, found: found.replaceAll(/\s+/g, ' '), instead };
}

function rulesOfTerm({ words, forbidden, onlyForUsers, alsoInComments, exceptions = [] }: Term): readonly Rule[] {
  const audiences = audiencesOf(onlyForUsers, !alsoInComments);
  return LOCALES.flatMap((locale) =>
    (forbidden[locale] ?? []).map((source) => ({ source, instead: words[locale], exceptions, locale, audiences })),
  );
}

function ruleOfPhrase({ pattern, instead, onlyForUsers, exceptInComments, exceptions = [] }: Phrase): Rule {
  const audiences = audiencesOf(onlyForUsers, exceptInComments);
  return { source: pattern, instead, exceptions, locale: 'en-US', audiences };
}

function audiencesOf(onlyForUsers = false, exceptInComments = false): readonly Audience[] {
  if (onlyForUsers) return ['users'];
  return exceptInComments ? ['users', 'documentation'] : ['users', 'documentation', 'comments'];
}
