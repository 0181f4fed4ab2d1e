import { marked, type Token, type Tokens } from 'marked';
import type { LocaleCode } from '#contract/values/locales.ts';

const FILES = import.meta.glob<string>('./**/*.md', { eager: true, query: '?raw', import: 'default' });

/** Every document, whatever languages it has: `help/players/sign-in.md`. */
export const SLUGS: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/').slice(2).join('/'))),
].sort();

/** The documents of a folder, `help/players/`. */
export function slugsIn(folder: string): readonly string[] {
  return SLUGS.filter((slug) => slug.startsWith(folder));
}

/** The files of a document, one for each language that has it. */
export function filesOf(slug: string): readonly string[] {
  return Object.keys(FILES).filter((path) => path.split('/').slice(2).join('/') === slug);
}

export interface ReadDocument {
  /** `unreadable` stands for lines that are none of `key: value`. */
  readonly meta: Readonly<Record<string, string>>;
  readonly body: string;
  readonly tokens: readonly Token[];
}

/** A document as its parts; an empty one where the file is missing or has no front matter. */
export function readDocument(locale: LocaleCode, slug: string): ReadDocument {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(FILES[`./${locale}/${slug}`] ?? '');
  const lines = (parts?.[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => /^(\w+): (.+)$/.exec(line));
  const meta = Object.fromEntries(lines.map((line) => [line?.[1] ?? 'unreadable', line?.[2] ?? '']));
  const body = parts?.[2] ?? '';
  return { meta, body, tokens: marked.lexer(body) };
}

/** Tokens with all that they hold, in reading order. */
export function flatten(tokens: readonly Token[]): readonly Token[] {
  const all: Token[] = [];
  marked.walkTokens([...tokens], (token) => {
    all.push(token);
  });
  return all;
}

/** What a reader reads: texts without their marks, code left out. */
export function textsOf(tokens: readonly Token[]): readonly string[] {
  return flatten(tokens)
    .filter((token) => token.type === 'text' && !token.tokens)
    .map((token) => token.raw);
}

/** Where the links lead, in order. */
export function linksOf(tokens: readonly Token[]): readonly string[] {
  return flatten(tokens)
    .filter((token): token is Tokens.Link => token.type === 'link')
    .map((link) => link.href);
}
