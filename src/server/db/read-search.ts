import type { Kysely } from 'kysely';
import { ADULT_CATEGORIES } from '#domain/age/age-gate.ts';
import type { Schema } from './schema.ts';
import { FACETS } from './search-facets.ts';
import type { WordGroup } from './search-groups.ts';
import { ENTRY_BYTES, PART, type Part, readPackedParts, readRowParts, type SearchFilter } from './search-parts.ts';
import { type SearchSets, useSets } from './search-sets.ts';

/** Above this many changed applications, reading the rows of each takes longer than not using packed sets at all. */
const CHANGED_MAX = 2000;

/**
 * Reads which applications have the words, each given by its groups (itself and its alternatives), and which are shown,
 * as one statement sees them: packed sets, rows of groups that are not packed, and rows of applications that changed
 * since they were packed.
 */
export async function readSearch<Result>(
  db: Kysely<Schema>,
  words: readonly (readonly WordGroup[])[],
  filter: SearchFilter,
  use: (sets: SearchSets) => Result,
): Promise<Result> {
  const groups = words.flat();
  const { wanted, hidden } = facetsOf(filter);
  const packed = await readPackedParts(db, { groups, facets: [...wanted, ...hidden], filter, changedMax: CHANGED_MAX });
  const placeOf = (index: number) => groups.length + index + 1;
  if (countChanged(packed) <= CHANGED_MAX) {
    const places = {
      wanted: wanted.map((_, index) => placeOf(index)),
      hidden: hidden.map((_, index) => placeOf(wanted.length + index)),
    };
    return useSets(packed, words, places, use);
  }
  return useSets(await readRowParts(db, { groups, filter }), words, { wanted: [placeOf(0)], hidden: [] }, use);
}

function facetsOf({ category, platform, isForYounger }: SearchFilter) {
  const ofCategory = category === undefined ? [] : [FACETS.category(category)];
  const ofPlatform = platform === undefined ? [] : [FACETS.platform(platform)];
  return {
    wanted: [FACETS.shelf, ...ofCategory, ...ofPlatform],
    hidden: isForYounger ? [FACETS.ratedAdult, ...ADULT_CATEGORIES.map(FACETS.category)] : [],
  };
}

function countChanged(parts: readonly Part[]): number {
  return (parts.find(({ block }) => block === PART.changed)?.games?.length ?? 0) / ENTRY_BYTES;
}
