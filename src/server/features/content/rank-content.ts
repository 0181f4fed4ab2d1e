import type { ContentSearch } from '#contract/content/query-parts.ts';
import { findWord, readSearchWords, type SearchWord } from '#domain/search/text-search.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { ContentPart, SearchableContent } from './prepare-content.ts';

/** A search read once for all items. */
export interface ReadSearch {
  readonly words: readonly SearchWord[];
  readonly field: ContentSearch['field'];
  /** All words as they were typed, with and without marks. */
  readonly phrase: string;
  readonly marked: string;
}

export function readSearch({ words, field }: ContentSearch): ReadSearch {
  return {
    words: readSearchWords(words),
    field,
    phrase: foldText(words),
    marked: words.normalize('NFC').toLowerCase(),
  };
}

/**
 * How well an item answers a search; 0: not at all. Every word has to occur. Each counts by the weightiest part that
 * has it: title, description, headings, text. Words that stand together as they were typed count half as much again,
 * and with the very marks a quarter.
 */
export function rankContent({ parts }: SearchableContent, search: ReadSearch): number {
  const searched = parts.filter(({ field }) => search.field === undefined || field === search.field);
  const weights = search.words.map((word) => weightOf(searched, ({ folded }) => findWord(folded, word) >= 0));
  // Signs alone find nothing; nothing typed at all is no search.
  if (weights.length === 0) return search.phrase === '' ? 1 : 0;
  if (weights.includes(0)) return 0;
  const together = weightOf(searched, ({ folded }) => folded.includes(search.phrase)) / 2;
  const exact = weightOf(searched, ({ marked }) => marked.includes(search.marked)) / 4;
  return weights.reduce((sum, weight) => sum + weight, 0) + together + exact;
}

function weightOf(parts: readonly ContentPart[], has: (part: ContentPart) => boolean): number {
  return parts.find(has)?.weight ?? 0;
}
