import { CONTENT_FIELDS, type ContentField, type ContentItem } from '#contract/content/entities.ts';
import { CONTENT_OPERATORS, type ContentFilter, type ContentOperator } from '#contract/content/query.ts';

/** An item with its fields as they are compared without regard to case, width and marks. */
export interface SearchableContent {
  readonly item: ContentItem;
  readonly folded: Readonly<Record<ContentField, string>>;
  /** Title, description and body. */
  readonly words: string;
}

/** Folding ten thousand characters a request would be work for nothing: the documents do not change. */
export function prepareContent(item: ContentItem): SearchableContent {
  const { path, lang, title, description, body, date, type } = item;
  const folded = {
    path: fold(path),
    lang: fold(lang),
    title: fold(title),
    description: fold(description),
    body: fold(body),
    date: fold(date),
    type: fold(type),
  };
  return { item, folded, words: `${folded.title}\n${folded.description}\n${folded.body}` };
}

/** Whether every word of a search occurs in title, description or body. */
export function matchesSearch(content: SearchableContent, search: string): boolean {
  return fold(search)
    .split(/\s+/)
    .every((word) => content.words.includes(word));
}

/** Whether an item passes a filter that the contract has read; all its conditions must hold. */
export function matchesFilter(content: SearchableContent, filter: ContentFilter): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    if (key === '$and') return readFilters(condition).every((part) => matchesFilter(content, part));
    if (key === '$or') return readFilters(condition).some((part) => matchesFilter(content, part));
    const field = CONTENT_FIELDS.find((known) => known === key);
    return field !== undefined && matchesField(content, field, condition);
  });
}

type Test = (field: { readonly value: string; readonly folded: string }, operand: unknown) => boolean;

const TESTS: Readonly<Record<ContentOperator, Test>> = {
  $eq: ({ value }, operand) => value === String(operand),
  $ne: ({ value }, operand) => value !== String(operand),
  $in: ({ value }, operand) => Array.isArray(operand) && operand.some((choice) => value === String(choice)),
  $gt: ({ value }, operand) => value > String(operand),
  $lt: ({ value }, operand) => value < String(operand),
  $contains: ({ folded }, operand) => folded.includes(fold(String(operand))),
};

function matchesField({ item, folded }: SearchableContent, field: ContentField, condition: unknown): boolean {
  const subject = { value: item[field], folded: folded[field] };
  if (!isObject(condition)) return TESTS.$eq(subject, condition);
  return Object.entries(condition).every(([key, operand]) => {
    const operator = CONTENT_OPERATORS.find((known) => known === key);
    return operator !== undefined && TESTS[operator](subject, operand);
  });
}

function readFilters(condition: unknown): ContentFilter[] {
  return Array.isArray(condition) ? condition.filter(isObject) : [];
}

function isObject(value: unknown): value is ContentFilter {
  return typeof value === 'object' && value !== null;
}

/** Vietnamese is often typed without its marks; đ is a letter of its own and has none to drop. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}
