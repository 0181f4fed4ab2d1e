import type { Kysely } from 'kysely';
import { ADULT_CATEGORIES } from '#domain/age/age-gate.ts';
import type { Schema } from './schema.ts';
import { FACETS } from './search-facets.ts';
import {
  ENTRY_BYTES,
  PART,
  type Part,
  readPackedParts,
  readRowParts,
  type SearchFilter,
  type Words,
} from './search-parts.ts';
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
  words: Words,
  filter: SearchFilter,
  use: (sets: SearchSets) => Result,
): Promise<Result> {
  const { wanted, hidden } = facetsOf(filter);
  const facets = [FACETS.shelf, ...wanted, ...hidden];
  const packed = await readPackedParts(db, { words, facets, filter, changedMax: CHANGED_MAX });
  const isUsable = countChanged(packed) <= CHANGED_MAX;
  const parts = isUsable ? packed : await readRowParts(db, { words, filter });
  // The parts of facets follow those of groups, which begin with 1.
  const shelf = words.flat().length + 1;
  const places = {
    shelf,
    wanted: wanted.map((_, index) => shelf + 1 + index),
    hidden: hidden.map((_, index) => shelf + 1 + wanted.length + index),
  };
  return useSets(parts, words, places, use);
}

function facetsOf({ category, platform, isForYounger }: SearchFilter) {
  const ofCategory = category === undefined ? [] : [FACETS.category(category)];
  const ofPlatform = platform === undefined ? [] : [FACETS.platform(platform)];
  return {
    wanted: [...ofCategory, ...ofPlatform],
    hidden: isForYounger ? [FACETS.ratedAdult, ...ADULT_CATEGORIES.map(FACETS.category)] : [],
  };
}

function countChanged(parts: readonly Part[]): number {
  return (parts.find(({ block }) => block === PART.changed)?.games?.length ?? 0) / ENTRY_BYTES;
}
