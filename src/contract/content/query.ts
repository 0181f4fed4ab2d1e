import { readLocale } from '../locales.ts';
import type { RefuseValue } from '../wire-type.ts';
import { CONTENT_FIELDS, type ContentField } from './entities.ts';

export const CONTENT_OPERATORS = ['$eq', '$ne', '$in', '$gt', '$lt', '$contains'] as const;
export type ContentOperator = (typeof CONTENT_OPERATORS)[number];
export type ContentValue = string | number | boolean;

/** Field → value or operators; `$and` and `$or` hold further filters. */
export interface ContentFilter {
  readonly [key: string]: unknown;
}

export interface ContentSort {
  readonly field: ContentField;
  readonly direction: 'asc' | 'desc';
}

/** Deeper or longer filters are refused: the query runs on every request of anyone. */
const MAX_DEPTH = 4;
const MAX_ITEMS = 20;

/** Checks a filter against the allowed fields and operators; client expressions of any kind are refused. */
export function readContentFilter(raw: unknown, refuse: RefuseValue): ContentFilter {
  return readFilter(raw, refuse, 0);
}

function readFilter(raw: unknown, refuse: RefuseValue, depth: number): ContentFilter {
  if (!isObject(raw) || depth > MAX_DEPTH) return refuse('field.invalid');
  const entries = Object.entries(raw);
  if (entries.length > MAX_ITEMS) return refuse('field.tooLong');
  return Object.fromEntries(
    entries.map(([key, value]): [string, unknown] => {
      if (key === '$and' || key === '$or') {
        if (!Array.isArray(value) || value.length > MAX_ITEMS) return refuse('field.invalid');
        return [key, value.map((part) => readFilter(part, refuse, depth + 1))];
      }
      if (!isContentField(key)) return refuse('field.unknown');
      return [key, isObject(value) ? readOperators(key, value, refuse) : readValue(key, value, refuse)];
    }),
  );
}

function readOperators(field: ContentField, raw: object, refuse: RefuseValue): object {
  return Object.fromEntries(
    Object.entries(raw).map(([operator, value]): [string, unknown] => {
      if (!CONTENT_OPERATORS.some((known) => known === operator)) return refuse('field.unknown');
      if (operator !== '$in') return [operator, readValue(field, value, refuse)];
      if (!Array.isArray(value) || value.length > MAX_ITEMS) return refuse('field.invalid');
      return [operator, value.map((item) => readValue(field, item, refuse))];
    }),
  );
}

function readValue(field: ContentField, raw: unknown, refuse: RefuseValue): ContentValue {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return refuse('field.invalid');
  if (field === 'lang') return readLocale(raw) ?? refuse('field.choice', 50002);
  return raw;
}

/** Reads `{field: 'asc' | 'desc' | 1 | -1}`, a list of those, or `"field:desc"`. */
export function readContentSort(raw: unknown, refuse: RefuseValue): ContentSort[] {
  const parts: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (parts.length > CONTENT_FIELDS.length) return refuse('field.tooLong');
  return parts.flatMap((part) => {
    if (typeof part === 'string') {
      const [field, direction = 'asc'] = part.split(':');
      return [readSortPart(field, direction, refuse)];
    }
    if (!isObject(part)) return refuse('field.invalid');
    return Object.entries(part).map(([field, direction]) => readSortPart(field, direction, refuse));
  });
}

function readSortPart(field: unknown, direction: unknown, refuse: RefuseValue): ContentSort {
  if (!isContentField(field)) return refuse('field.unknown');
  if (direction === 'asc' || direction === 1 || direction === '1') return { field, direction: 'asc' };
  if (direction === 'desc' || direction === -1 || direction === '-1') return { field, direction: 'desc' };
  return refuse('field.choice');
}

function isContentField(value: unknown): value is ContentField {
  return CONTENT_FIELDS.some((field) => field === value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
