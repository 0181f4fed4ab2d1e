import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { type Comment, readComments } from './read-comments.ts';

/** Who reads a text: users, developers in the documentation, or developers in comments and titles of tests. */
export type Audience = 'users' | 'documentation' | 'comments';

/** A piece of text without a break in its sense. */
export interface Passage {
  readonly file: string;
  /** Of its first character, from 1. */
  readonly line: number;
  readonly text: string;
  readonly locale: LocaleCode;
  readonly audience: Audience;
}

type PassageReader = (source: string, file: string) => readonly Passage[];

const FOLDERS = ['bench', 'content', 'demo', 'docs', 'examples', 'src', 'tests', 'tools'];
/** The specification as it was given, others' texts, comments that migrations have written into databases, and the lists themselves. */
const LEFT_OUT =
  /^CODE_OF_CONDUCT\.md$|^demo\/assets\/|^docs\/spec\/(?:requirements|api)\.md$|^docs\/reference\/(?:terms|data-model)\.md$|node_modules\//;
/** How the files are read; the first pattern that fits counts. */
const READERS: readonly (readonly [pattern: RegExp, read: PassageReader])[] = [
  [/^src\/i18n\/catalogs\/.+\.json$/, readMessages],
  [/^content\/.+\.md$/, readContent],
  [/\.md$/, readDocumentation],
  [/\.(?:tsx?|m?js|css|sh)$/, readCode],
];

/** The title of a test or a group of tests, on the line that begins it. */
const TITLE = /^\s*(?:(?:it|describe)\b.*|[\]})]*(?: as const\))?)\((['"`])(.*)\1, /;
const MESSAGE = /^ {2}"[^"]+": "(.*)",?$/;
/** Code in Markdown, targets of links, and paths are names. */
const MARKDOWN_CODE =
  /^ *```[\s\S]*?^ *```|(`+)(?:(?!\n\n)[^`])+\1|\]\([^)\s]*\)|<[^>]+>|https?:\/\/[^\s)]+|[\w.-]+\/[\w./-]*\.[a-z]+/gm;

/** All texts of the project that the word lists apply to. */
export function readPassages(root: string): readonly Passage[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map((file) => `${folder}/${file}`),
  );
  const files = [...readdirSync(root), ...inFolders].filter((file) => readerOf(file) !== undefined);
  return files.flatMap((file) => readText(readFileSync(join(root, file), 'utf8'), file));
}

/** The texts of one file; none if its kind is not read. */
export function readText(source: string, file: string): readonly Passage[] {
  return readerOf(file)?.(source, file) ?? [];
}

function readerOf(file: string): PassageReader | undefined {
  return LEFT_OUT.test(file) ? undefined : READERS.find(([pattern]) => pattern.test(file))?.[1];
}

function localeOf(file: string): LocaleCode {
  return LOCALES.find((locale) => file.includes(`/${locale}`)) ?? 'en-US';
}

function readMessages(source: string, file: string): readonly Passage[] {
  const locale = localeOf(file);
  return source.split('\n').flatMap((line, index): readonly Passage[] => {
    const text = MESSAGE.exec(line)?.[1];
    return text ? [{ file, line: index + 1, text, locale, audience: 'users' }] : [];
  });
}

function readContent(source: string, file: string): readonly Passage[] {
  return [{ file, line: 1, text: hideCode(source), locale: localeOf(file), audience: 'users' }];
}

function readDocumentation(source: string, file: string): readonly Passage[] {
  return [{ file, line: 1, text: hideCode(source), locale: 'en-US', audience: 'documentation' }];
}

/** Replaces code by dots, so that no phrase reaches across it, and keeps the lines. */
function hideCode(markdown: string): string {
  return markdown.replace(MARKDOWN_CODE, (code) => code.replaceAll(/[^\n]/g, '·'));
}

function readCode(source: string, file: string): readonly Passage[] {
  const titles = /\.test\.tsx?$/.test(file) ? readTitles(source) : [];
  return [...readComments(source, file.endsWith('.sh')), ...titles].map(({ line, text }) => {
    return { file, line, text: hideCode(text), locale: 'en-US', audience: 'comments' };
  });
}

function readTitles(source: string): readonly Comment[] {
  return source.split('\n').flatMap((line, index) => {
    const title = TITLE.exec(line)?.[2];
    return title ? [{ line: index + 1, text: title }] : [];
  });
}
