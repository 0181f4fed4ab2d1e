import { ERROR } from '../errors/errors.ts';
import type { RefuseValue } from '../openapi/wire-type.ts';
import { readLocale } from '../values/locales.ts';
import { CONTENT_FIELDS, type ContentField } from './entities.ts';

export type ContentValue = string | number | boolean;

/** The comparison operators; the kind defines how the operand is read. */
const OPERAND_KINDS = {
  $eq: 'value',
  $ne: 'value',
  $gt: 'bound',
  $gte: 'bound',
  $lt: 'bound',
  $lte: 'bound',
  $between: 'span',
  $in: 'values',
  $nin: 'values',
  $contains: 'texts',
  $containsAny: 'texts',
  $containsNone: 'texts',
  $type: 'bound',
  $exists: 'flag',
  $size: 'count',
  $len: 'count',
  $not: 'condition',
} as const;

type OperandKind = (typeof OPERAND_KINDS)[keyof typeof OPERAND_KINDS];
export type ContentOperator = keyof typeof OPERAND_KINDS;

/** What `$size` and `$len` may compare a number with. */
const COUNT_OPERATORS: readonly string[] = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'];

/** Field → value or operators; `$and` and `$or` hold lists of further filters, `$not` one. */
export interface ContentFilter {
  readonly [key: string]: unknown;
}

/** Deeper or longer filters are refused: the query runs on every request of anyone. */
const MAX_DEPTH = 4;
const MAX_ITEMS = 20;

interface Place {
  readonly refuse: RefuseValue;
  readonly depth: number;
}

/** Checks a filter against the allowed fields and operators; client expressions of any kind are refused. */
export function readContentFilter(raw: unknown, refuse: RefuseValue): ContentFilter {
  return readFilter(raw, { refuse, depth: 0 });
}

function readFilter(raw: unknown, { refuse, depth }: Place): ContentFilter {
  if (!isObject(raw) || depth > MAX_DEPTH) return refuse('field.invalid');
  const entries = Object.entries(raw);
  if (entries.length > MAX_ITEMS) return refuse('field.tooLong');
  const inside = { refuse, depth: depth + 1 };
  return Object.fromEntries(
    entries.map(([key, value]): [string, unknown] => {
      if (key === '$and' || key === '$or') return [key, readList(value, refuse, (part) => readFilter(part, inside))];
      if (key === '$not') return [key, readFilter(value, inside)];
      return isContentField(key) ? [key, readCondition(key, value, inside)] : refuse('field.unknown');
    }),
  );
}

function readCondition(field: ContentField, raw: unknown, place: Place): unknown {
  if (!isObject(raw)) return readValue(field, raw, place.refuse);
  if (place.depth > MAX_DEPTH) return place.refuse('field.invalid');
  return Object.fromEntries(
    Object.entries(raw).map(([operator, operand]): [string, unknown] => {
      if (!isContentOperator(operator)) return place.refuse('field.unknown');
      return [operator, READERS[OPERAND_KINDS[operator]](field, operand, place)];
    }),
  );
}

const READERS: Readonly<Record<OperandKind, (field: ContentField, raw: unknown, place: Place) => unknown>> = {
  value: (field, raw, { refuse }) => readValue(field, raw, refuse),
  values: (field, raw, { refuse }) => readList(raw, refuse, (item) => readValue(field, item, refuse)),
  bound: (_, raw, { refuse }) => readPlain(raw, refuse),
  texts: (_, raw, { refuse }) => readTexts(raw, refuse),
  span: (_, raw, { refuse }) => {
    const span = readTexts(raw, refuse);
    return span.length === 2 ? span : refuse('field.invalid');
  },
  flag: (_, raw, { refuse }) => (typeof raw === 'boolean' ? raw : refuse('field.invalid')),
  count: (_, raw, { refuse }) => readCount(raw, refuse),
  condition: (field, raw, place) => readCondition(field, raw, { ...place, depth: place.depth + 1 }),
};

/** A language has to be one of ours, under any of its names. */
function readValue(field: ContentField, raw: unknown, refuse: RefuseValue): ContentValue {
  const value = readPlain(raw, refuse);
  return field === 'lang' ? (readLocale(value) ?? refuse('field.choice', ERROR.languageNotFound)) : value;
}

function readPlain(raw: unknown, refuse: RefuseValue): ContentValue {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return refuse('field.invalid');
  return raw;
}

function readTexts(raw: unknown, refuse: RefuseValue): ContentValue[] {
  return readList(Array.isArray(raw) ? raw : [raw], refuse, (item) => readPlain(item, refuse));
}

function readCount(raw: unknown, refuse: RefuseValue): unknown {
  if (typeof raw === 'number') return raw;
  if (!isObject(raw)) return refuse('field.invalid');
  const entries = Object.entries(raw);
  const isKnown = entries.every(([key, value]) => COUNT_OPERATORS.includes(key) && typeof value === 'number');
  return isKnown ? Object.fromEntries(entries) : refuse('field.unknown');
}

function readList<Item>(raw: unknown, refuse: RefuseValue, read: (item: unknown) => Item): Item[] {
  if (!Array.isArray(raw)) return refuse('field.invalid');
  return raw.length > MAX_ITEMS ? refuse('field.tooLong') : raw.map(read);
}

/** `$regex` and `$where` are no operators: expressions of strangers are not run. */
export function isContentOperator(value: string): value is ContentOperator {
  return Object.hasOwn(OPERAND_KINDS, value);
}

export function isContentField(value: unknown): value is ContentField {
  return CONTENT_FIELDS.some((field) => field === value);
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
