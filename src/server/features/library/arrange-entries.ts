import type { LibrarySort } from '#contract/library/lists.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { withoutMarks } from '../../db/search-tokens.ts';
import type { NamedEntry } from './list-queries.ts';

export interface Arrangement {
  readonly sort: LibrarySort;
  /** Words that must all occur in the name of the game or its developer; empty: no filter. */
  readonly search: string;
  readonly lang: LocaleCode;
}

/** Filters and sorts a list. The input is latest first and keeps that order unless another one is requested. */
export function arrangeEntries(
  entries: readonly NamedEntry[],
  { sort, search, lang }: Arrangement,
): readonly NamedEntry[] {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  const found = entries.filter(({ name, company }) => {
    const text = fold(`${name} ${company}`);
    return words.every((word) => text.includes(word));
  });
  if (sort === 'latest') return found;
  const { compare } = new Intl.Collator(lang, { numeric: true });
  return found.toSorted((a, b) => compare(a.name, b.name));
}

/** Normalizes text for matching: lower case, without diacritics, normal width. */
function fold(text: string): string {
  return withoutMarks(text.normalize('NFKC').toLowerCase());
}
