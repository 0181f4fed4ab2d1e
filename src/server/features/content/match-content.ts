import { CONTENT_FIELDS, type ContentField } from '#contract/content/entities.ts';
import { type ContentFilter, type ContentOperator, isContentOperator } from '#contract/content/query.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { SearchableContent } from './prepare-content.ts';

/** Whether an item matches all conditions of a validated filter. */
export function matchesFilter(content: SearchableContent, filter: ContentFilter): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    if (key === '$and') return readFilters(condition).every((part) => matchesFilter(content, part));
    if (key === '$or') return readFilters(condition).some((part) => matchesFilter(content, part));
    if (key === '$not') return !readFilters([condition]).every((part) => matchesFilter(content, part));
    const field = CONTENT_FIELDS.find((known) => known === key);
    return field !== undefined && matchesCondition(subjectOf(content, field), condition);
  });
}

/** The original text, folded text and length of a field. All items have all fields, and all fields are texts. */
interface Subject {
  readonly value: string;
  readonly folded: string;
  readonly length: number;
}

function subjectOf({ item, folded, lengths }: SearchableContent, field: ContentField): Subject {
  return { value: item[field], folded: folded[field], length: lengths[field] };
}

function matchesCondition(subject: Subject, condition: unknown): boolean {
  if (!isObject(condition)) return TESTS.$eq(subject, condition);
  return Object.entries(condition).every(
    ([operator, operand]) => isContentOperator(operator) && TESTS[operator](subject, operand),
  );
}

const TESTS: Readonly<Record<ContentOperator, (subject: Subject, operand: unknown) => boolean>> = {
  $eq: ({ value }, operand) => value === String(operand),
  $ne: ({ value }, operand) => value !== String(operand),
  $gt: ({ value }, operand) => value > String(operand),
  $gte: ({ value }, operand) => value >= String(operand),
  $lt: ({ value }, operand) => value < String(operand),
  $lte: ({ value }, operand) => value <= String(operand),
  $between: ({ value }, operand) => {
    const [from, to] = textsOf(operand);
    return from !== undefined && to !== undefined && value >= from && value <= to;
  },
  $in: ({ value }, operand) => textsOf(operand).includes(value),
  $nin: ({ value }, operand) => !textsOf(operand).includes(value),
  $contains: ({ folded }, operand) => foldedTextsOf(operand).every((text) => folded.includes(text)),
  $containsAny: ({ folded }, operand) => foldedTextsOf(operand).some((text) => folded.includes(text)),
  $containsNone: ({ folded }, operand) => !foldedTextsOf(operand).some((text) => folded.includes(text)),
  $type: (_, operand) => operand === 'string',
  $exists: (_, operand) => operand === true,
  // `$size` applies to lists, and no field is one; lengths of texts have their own operator.
  $size: () => false,
  $len: ({ length }, operand) => matchesCount(length, operand),
  $not: (subject, operand) => !matchesCondition(subject, operand),
};

const COUNT_TESTS: Readonly<Record<string, (count: number, bound: number) => boolean>> = {
  $eq: (count, bound) => count === bound,
  $ne: (count, bound) => count !== bound,
  $gt: (count, bound) => count > bound,
  $gte: (count, bound) => count >= bound,
  $lt: (count, bound) => count < bound,
  $lte: (count, bound) => count <= bound,
};

function matchesCount(count: number, operand: unknown): boolean {
  if (!isObject(operand)) return count === operand;
  return Object.entries(operand).every(
    ([operator, bound]) => typeof bound === 'number' && COUNT_TESTS[operator]?.(count, bound) === true,
  );
}

function textsOf(operand: unknown): string[] {
  return (Array.isArray(operand) ? operand : [operand]).map(String);
}

const foldedOperands = new WeakMap<object, readonly string[]>();

/** Folded once per request, not once per item. */
function foldedTextsOf(operand: unknown): readonly string[] {
  if (!Array.isArray(operand)) return textsOf(operand).map(foldText);
  const known = foldedOperands.get(operand) ?? textsOf(operand).map(foldText);
  foldedOperands.set(operand, known);
  return known;
}

function readFilters(condition: unknown): ContentFilter[] {
  return Array.isArray(condition) ? condition.filter(isObject) : [];
}

function isObject(value: unknown): value is ContentFilter {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
