import type { Kysely } from 'kysely';
import { ADULT_CATEGORIES } from '#domain/age/age-gate.ts';
import type { Schema } from './schema.ts';
import { BLOCK_SIZE, decodeBlock } from './search-block-format.ts';
import { joinClasses, type MatchClass } from './search-class.ts';
import { FACETS } from './search-facets.ts';
import type { WordGroup } from './search-groups.ts';
import { ENTRY_BYTES, PART, type Part, readPackedParts, readRowParts, type SearchFilter } from './search-parts.ts';

/** What a search needs, by application ID; all arrays have the same length. */
export interface SearchSets {
  /** For each word, the class of every application. */
  readonly words: readonly Uint8Array[];
  /** 1 for what is on the shelf and passes the filter, else 0. */
  readonly shown: Uint8Array;
  /** Every application that has the rarest word, in order, if that is known without a look at all. */
  readonly candidates: readonly number[] | undefined;
}

/** Above this many changed applications, reading the rows of each takes longer than not using packed sets at all. */
const CHANGED_MAX = 2000;

/**
 * Reads which applications have the words, each given by its groups (itself and its alternatives), and which are shown,
 * as one statement sees them: packed sets, rows of groups that are not packed, and rows of applications that changed
 * since they were packed.
 */
export async function readSearch(
  db: Kysely<Schema>,
  words: readonly (readonly WordGroup[])[],
  filter: SearchFilter,
): Promise<SearchSets> {
  const groups = words.flat();
  const { wanted, hidden } = facetsOf(filter);
  const packed = await readPackedParts(db, { groups, facets: [...wanted, ...hidden], filter, changedMax: CHANGED_MAX });
  const isUsable = countChanged(packed) <= CHANGED_MAX;
  const parts = isUsable ? packed : await readRowParts(db, { groups, filter });
  const length = lengthOf(parts);
  const ofWords = readWords(parts, words, length);
  const places = (isUsable ? [...wanted, ...hidden] : ['shown']).map((_, index) => groups.length + index + 1);
  const facets = places.map((place) => readFacet(parts, place, length));
  const shown = joinFacets(facets.slice(0, wanted.length), facets.slice(wanted.length));
  eachChanged(parts, (id, isShown) => (shown[id] = isShown));
  return { words: ofWords, shown, candidates: findCandidates(parts, words) };
}

function facetsOf({ category, platform, isForYounger }: SearchFilter) {
  const ofCategory = category === undefined ? [] : [FACETS.category(category)];
  const ofPlatform = platform === undefined ? [] : [FACETS.platform(platform)];
  return {
    wanted: [FACETS.shelf, ...ofCategory, ...ofPlatform],
    hidden: isForYounger ? [FACETS.ratedAdult, ...ADULT_CATEGORIES.map(FACETS.category)] : [],
  };
}

function readFacet(parts: readonly Part[], wanted: number, length: number): Uint8Array {
  const classes = new Uint8Array(length);
  for (const { place, block, games } of parts) {
    if (place !== wanted || games === null) continue;
    if (block >= 0) decodeBlock(games, block, classes);
    else eachEntry(games, (id, code) => (classes[id] = code));
  }
  return classes;
}

function joinFacets([shelf, ...others]: readonly Uint8Array[], hidden: readonly Uint8Array[]): Uint8Array {
  const shown = shelf ?? new Uint8Array();
  for (const other of others) keepWhere(shown, other, 1);
  for (const other of hidden) keepWhere(shown, other, 0);
  return shown;
}

function keepWhere(shown: Uint8Array, other: Uint8Array, kept: 0 | 1): void {
  for (let id = 0; id < shown.length; id += 1) if (other[id] !== kept) shown[id] = 0;
}

function readWords(parts: readonly Part[], words: readonly (readonly WordGroup[])[], length: number): Uint8Array[] {
  const sets = words.map((groups) => ({ classes: new Uint8Array(length), isOneGroup: groups.length === 1 }));
  const setOf = words.flatMap((groups, word) => groups.map(() => sets[word]));
  const scratch = new Uint8Array(BLOCK_SIZE);
  for (const { place, block, games } of parts) {
    const set = setOf[place - 1];
    if (set === undefined || games === null || block === PART.ofChanged) continue;
    if (block === PART.ofSet) eachEntry(games, joinInto(set.classes));
    else if (set.isOneGroup) decodeBlock(games, block, set.classes);
    else joinBlock(games, block, set.classes, scratch);
  }
  // What is packed of changed applications is outdated.
  for (const { classes } of sets) eachChanged(parts, (id) => (classes[id] = 0));
  for (const { place, block, games } of parts) {
    const set = setOf[place - 1];
    if (block === PART.ofChanged && set !== undefined) eachEntry(games, joinInto(set.classes));
  }
  return sets.map(({ classes }) => classes);
}

/** The applications of the word with the fewest among those of which nothing is packed. */
function findCandidates(parts: readonly Part[], words: readonly (readonly WordGroup[])[]): number[] | undefined {
  let end = 0;
  const lists = words.flatMap((groups) => {
    const start = end;
    end += groups.length;
    const ofWord = parts.filter(({ place }) => place > start && place <= start + groups.length);
    return ofWord.some(({ block }) => block >= 0) ? [] : [ofWord.map(({ games }) => games)];
  });
  const sizeOf = (games: readonly (Buffer | null)[]) => games.reduce((sum, list) => sum + (list?.length ?? 0), 0);
  const [fewest] = lists.sort((one, other) => sizeOf(one) - sizeOf(other));
  if (fewest === undefined) return undefined;
  const ids = new Set<number>();
  for (const games of fewest) eachEntry(games, (id) => ids.add(id));
  return [...ids].sort((one, other) => one - other);
}

function eachChanged(parts: readonly Part[], visit: (id: number, isShown: number) => void): void {
  for (const { block, games } of parts) if (block === PART.changed) eachEntry(games, visit);
}

function joinInto(word: Uint8Array): (id: number, code: MatchClass) => void {
  return (id, code) => (word[id] = joinClasses(word[id] ?? 0, code));
}

function joinBlock(games: Buffer, block: number, word: Uint8Array, scratch: Uint8Array): void {
  scratch.fill(0);
  decodeBlock(games, 0, scratch);
  const first = block * BLOCK_SIZE;
  for (let place = 0; place < BLOCK_SIZE; place += 1) {
    const code = scratch[place] ?? 0;
    if (code !== 0) word[first + place] = joinClasses(word[first + place] ?? 0, code);
  }
}

function eachEntry(games: Buffer | null, visit: (id: number, code: number) => void): void {
  if (games === null) return;
  for (let at = 0; at < games.length; at += ENTRY_BYTES) visit(games.readInt32BE(at), games.readInt16BE(at + 4));
}

function countChanged(parts: readonly Part[]): number {
  return (parts.find(({ block }) => block === PART.changed)?.games?.length ?? 0) / ENTRY_BYTES;
}

/** One more than the highest application ID. */
function lengthOf(parts: readonly Part[]): number {
  let length = 0;
  for (const { block, games } of parts) {
    if (block >= 0) length = Math.max(length, (block + 1) * BLOCK_SIZE);
    else eachEntry(games, (id) => (length = Math.max(length, id + 1)));
  }
  return length;
}
