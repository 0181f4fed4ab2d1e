import type { ContentField, ContentItem } from '#contract/content/entities.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { readMarkdown } from './read-markdown.ts';

/** An item with its fields folded for comparison: ignoring case, width and diacritics. */
export interface SearchableContent {
  readonly item: ContentItem;
  readonly folded: Readonly<Record<ContentField, string>>;
  /** In user-perceived characters. */
  readonly lengths: Readonly<Record<ContentField, number>>;
  /** The body without Markdown syntax. */
  readonly text: string;
  /** The searched parts in descending order of weight. */
  readonly parts: readonly ContentPart[];
}

/** A searched part of an item with its weight. */
export interface ContentPart {
  readonly field: ContentField;
  readonly folded: string;
  /** With diacritics, for queries that contain them. */
  readonly marked: string;
  readonly weight: number;
}

/** Folds the text once in advance, because documents do not change. */
export function prepareContent(item: ContentItem): SearchableContent {
  const { title, description, body } = item;
  const { headings, text } = readMarkdown(body);
  return {
    item,
    text,
    folded: mapFields(item, foldText),
    lengths: mapFields(item, (value) => [...value].length),
    parts: [
      makePart('title', title, 8),
      makePart('description', description, 4),
      makePart('body', headings, 2),
      makePart('body', text, 1),
    ],
  };
}

function mapFields<Value>(item: ContentItem, read: (value: string) => Value): Record<ContentField, Value> {
  const { path, lang, title, description, body, date, type } = item;
  return {
    path: read(path),
    lang: read(lang),
    title: read(title),
    description: read(description),
    body: read(body),
    date: read(date),
    type: read(type),
  };
}

function makePart(field: ContentField, text: string, weight: number): ContentPart {
  return { field, folded: foldText(text), marked: text.normalize('NFC').toLowerCase(), weight };
}
