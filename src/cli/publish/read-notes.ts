import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type LocaleCode, readLocale } from '#contract/values/locales.ts';
import { usageError } from './publish-error.ts';
import type { Notes, NotesSources } from './publish-order.ts';

const NOTE_FILE = /^(.+)\.(?:md|txt)$/;
/** File names that look like a language, unlike a README beside the notes. */
const LANGUAGE_LIKE = /^[a-z]{2}(?:[-_].*)?$/i;

/**
 * Reads the release notes by language from their sources. The version's form checks whether they are complete.
 * @throws PublishError `usage` for unreadable notes or a language the store does not have.
 */
export async function readNotes({ folder, file, given }: NotesSources): Promise<Notes> {
  const notes: Notes = {
    ...(folder === undefined ? {} : await readFolder(folder)),
    ...(file === undefined ? {} : await readJson(file)),
    ...given,
  };
  return Object.fromEntries(Object.entries(notes).map(([language, text]) => [language, normalizeNote(text)]));
}

async function readFolder(folder: string): Promise<Notes> {
  const names = await readdir(folder).catch((error: unknown) => refuse(`the notes folder ${folder}`, error));
  const found = names.flatMap((name): { name: string; language: LocaleCode }[] => {
    const stem = NOTE_FILE.exec(name)?.[1];
    if (stem === undefined || !LANGUAGE_LIKE.test(stem)) return [];
    return [{ name, language: requireLanguage(stem, join(folder, name)) }];
  });
  if (found.length === 0)
    throw usageError(`No release notes in ${folder}. Name the files by language, such as en-US.md.`);
  const texts = found.map(async ({ name, language }) => [language, await readText(join(folder, name))] as const);
  return Object.fromEntries(await Promise.all(texts));
}

async function readJson(path: string): Promise<Notes> {
  const text = await readText(path);
  const entries = Object.entries(parseObject(text, path));
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value !== 'string') throw usageError(`The note ${name} in ${path} is not text.`);
      return [requireLanguage(name, path), value];
    }),
  );
}

function parseObject(text: string, path: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Same error: it is not such an object.
  }
  throw usageError(`${path} is not a JSON object such as {"en-US": "…"}.`);
}

function requireLanguage(name: string, place: string): LocaleCode {
  const language = readLocale(name);
  if (language === undefined) throw usageError(`${place}: ${name} is not one of ${LOCALES.join(', ')}.`);
  return language;
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => refuse(path, error));
}

function refuse(what: string, error: unknown): never {
  throw usageError(`Cannot read ${what}: ${error instanceof Error ? error.message : String(error)}`);
}

function normalizeNote(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
}
