import type { ContentField, ContentItem } from '#contract/content/entities.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { readMarkdown } from './read-markdown.ts';

/** An item with its fields as they are compared: without regard to case, width and marks. */
export interface SearchableContent {
  readonly item: ContentItem;
  readonly folded: Readonly<Record<ContentField, string>>;
  /** In characters, as people count them. */
  readonly lengths: Readonly<Record<ContentField, number>>;
  /** The body without its marks. */
  readonly text: string;
  /** What searches look into, the weightiest first. */
  readonly parts: readonly ContentPart[];
}

/** A part of an item that is searched, and how much finding something there counts. */
export interface ContentPart {
  readonly field: ContentField;
  readonly folded: string;
  /** With its marks, for who types them. */
  readonly marked: string;
  readonly weight: number;
}

/** Folding ten thousand characters a request would be work for nothing: the documents do not change. */
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
