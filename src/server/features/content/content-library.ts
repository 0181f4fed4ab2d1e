import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ContentItem } from '#contract/content/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { type ContentDocument, parseDocument } from './parse-document.ts';

/** The store's terms, policies and news. */
export interface ContentLibrary {
  /** Sorted by language, folder, and the order stated in the documents. */
  readonly items: readonly ContentItem[];
}

export interface LibrarySource {
  /** Has one folder per language, such as `zh-TW/terms/terms-of-use.md`. */
  readonly folder: string;
  readonly locales: readonly LocaleCode[];
  /** Name → text in a language: `{companyName}` in a document becomes the text of `companyName`. */
  readonly listPlaceholders: (lang: LocaleCode) => Readonly<Record<string, string>>;
}

/**
 * Reads all documents of the given languages once.
 * @throws Error naming the file if a document does not parse; a file system error if a language has no folder.
 */
export async function loadContentLibrary(source: LibrarySource): Promise<ContentLibrary> {
  const lists = await Promise.all(source.locales.map((locale) => loadLanguage(source, locale)));
  return { items: lists.flat() };
}

async function loadLanguage({ folder, listPlaceholders }: LibrarySource, lang: LocaleCode): Promise<ContentItem[]> {
  const root = join(folder, lang);
  const placeholders = listPlaceholders(lang);
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.md'));
  const documents = await Promise.all(
    files.map(async (file) => {
      const path = `/${file.slice(0, -'.md'.length).replaceAll(sep, '/')}`;
      const text = fillPlaceholders(await readFile(join(root, file), 'utf8'), placeholders);
      return { path, folder: folderOf(path), ...parseDocument(text, join(root, file)) };
    }),
  );
  return documents.sort(compareDocuments).map(({ folder: _folder, order: _order, ...item }) => ({ ...item, lang }));
}

/** The folder of a content path: `/terms` of `/terms/terms-of-use`. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

type PlacedDocument = ContentDocument & { readonly path: string; readonly folder: string };

function compareDocuments(a: PlacedDocument, b: PlacedDocument): number {
  return compareTexts(a.folder, b.folder) || a.order - b.order || compareTexts(a.path, b.path);
}

/** Compares code points, so the order does not depend on the machine's locale. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function fillPlaceholders(text: string, placeholders: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name] ?? whole) : whole,
  );
}
