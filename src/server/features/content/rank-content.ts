import type { ContentSearch } from '#contract/content/query-parts.ts';
import { findWord, readSearchWords, type SearchWord } from '#domain/search/text-search.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { ContentPart, SearchableContent } from './prepare-content.ts';

/** A search parsed once for all items. */
export interface ReadSearch {
  readonly words: readonly SearchWord[];
  readonly field: ContentSearch['field'];
  /** All words as typed, with and without diacritics. */
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
 * Scores an item for a search; 0: no match. Every word must occur, and counts with the weight of the best part that has
 * it: title, description, headings, text. An exact phrase adds half, matching diacritics a quarter.
 */
export function rankContent({ parts }: SearchableContent, search: ReadSearch): number {
  const searched = parts.filter(({ field }) => search.field === undefined || field === search.field);
  const weights = search.words.map((word) => weightOf(searched, ({ folded }) => findWord(folded, word) >= 0));
  // Punctuation alone finds nothing; an empty input is no search.
  if (weights.length === 0) return search.phrase === '' ? 1 : 0;
  if (weights.includes(0)) return 0;
  const together = weightOf(searched, ({ folded }) => folded.includes(search.phrase)) / 2;
  const exact = weightOf(searched, ({ marked }) => marked.includes(search.marked)) / 4;
  return weights.reduce((sum, weight) => sum + weight, 0) + together + exact;
}

function weightOf(parts: readonly ContentPart[], has: (part: ContentPart) => boolean): number {
  return parts.find(has)?.weight ?? 0;
}
