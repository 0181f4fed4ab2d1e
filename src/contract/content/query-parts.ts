import type { RefuseValue } from '../openapi/wire-type.ts';
import { isStorableText } from '../schema/parameter-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { CONTENT_FIELDS, type ContentField } from './entities.ts';
import { isContentField, isObject } from './query.ts';

export interface ContentSort {
  readonly field: ContentField;
  readonly direction: 'asc' | 'desc';
}

/** What is searched for: in one field, or in title, description and body. */
export interface ContentSearch {
  readonly words: string;
  readonly field: SearchedField | undefined;
}

const SEARCHED_FIELDS = ['title', 'description', 'body'] as const satisfies readonly ContentField[];
export type SearchedField = (typeof SEARCHED_FIELDS)[number];

/** The neighbors of an item: how many before and behind it. */
export interface ContentSurround {
  /** A path, or the last part of one. */
  readonly slugOrPath: string;
  readonly before: number;
  readonly after: number;
}

/** The largest number of neighbors to one side. */
const NEIGHBOURS_MAX = 10;

/** Reads `{field: 'asc' | 'desc' | 1 | -1}`, a list of those, or `"field:desc"`. */
export function readContentSort(raw: unknown, refuse: RefuseValue): ContentSort[] {
  const parts: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (parts.length > CONTENT_FIELDS.length) return refuse('field.tooLong');
  const sorts = parts.flatMap((part) => {
    if (typeof part === 'string') {
      const [field, direction = 'asc'] = part.split(':');
      return [readSortPart(field, direction, refuse)];
    }
    if (!isObject(part)) return refuse('field.invalid');
    return Object.entries(part).map(([field, direction]) => readSortPart(field, direction, refuse));
  });
  return sorts.length > CONTENT_FIELDS.length ? refuse('field.tooLong') : sorts;
}

function readSortPart(field: unknown, direction: unknown, refuse: RefuseValue): ContentSort {
  if (!isContentField(field)) return refuse('field.unknown');
  if (direction === 'asc' || direction === 1 || direction === '1') return { field, direction: 'asc' };
  if (direction === 'desc' || direction === -1 || direction === '-1') return { field, direction: 'desc' };
  return refuse('field.choice');
}

/** Reads `"words"`, `{query: "words"}`, or `{query: "title", value: "words"}` for one field. */
export function readContentSearch(raw: unknown, refuse: RefuseValue): ContentSearch {
  if (!isObject(raw)) return { words: readWords(raw, refuse), field: undefined };
  const { query, value }: { query?: unknown; value?: unknown } = raw;
  if (value === undefined || value === null || value === '')
    return { words: readWords(query, refuse), field: undefined };
  const field = SEARCHED_FIELDS.find((known) => known === query) ?? refuse('field.unknown');
  return { words: readWords(value, refuse), field };
}

/** Reads `"path"` or `{slugOrPath, options: {before, after}}`; one neighbor to each side by default. */
export function readContentSurround(raw: unknown, refuse: RefuseValue): ContentSurround {
  if (!isObject(raw)) return { slugOrPath: readWords(raw, refuse), before: 1, after: 1 };
  const { slugOrPath, options = {} }: { slugOrPath?: unknown; options?: unknown } = raw;
  if (!isObject(options)) return refuse('field.invalid');
  const { before = 1, after = 1 }: { before?: unknown; after?: unknown } = options;
  return {
    slugOrPath: readWords(slugOrPath, refuse),
    before: readNeighbours(before, refuse),
    after: readNeighbours(after, refuse),
  };
}

function readNeighbours(raw: unknown, refuse: RefuseValue): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw)) return refuse('field.integer');
  return raw < 0 || raw > NEIGHBOURS_MAX ? refuse('field.range') : raw;
}

function readWords(raw: unknown, refuse: RefuseValue): string {
  if (typeof raw !== 'string' || !isStorableText(raw)) return refuse('field.invalid');
  const trimmed = raw.trim();
  return [...trimmed].length > LIMITS.searchTextLength ? refuse('field.tooLong') : trimmed;
}
