import type { LibrarySort } from '#contract/library/lists.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { withoutMarks } from '../../db/search-tokens.ts';
import type { NamedEntry } from './list-queries.ts';

export interface Arrangement {
  readonly sort: LibrarySort;
  /** Words that must all stand in the name of a game or of its developer; empty: everything. */
  readonly search: string;
  readonly lang: LocaleCode;
}

/** A list as somebody wants to see it; it comes the latest first, and stays so where no other order is asked for. */
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

/** Letters as they are typed on most keyboards: in lower case, without marks, in their usual width. */
function fold(text: string): string {
  return withoutMarks(text.normalize('NFKC').toLowerCase());
}
