import { BLOCK_SIZE, decodeBlock } from './search-block-format.ts';
import { joinClasses, type MatchClass } from './search-class.ts';
import { eachEntry, PART, type Part, type Words } from './search-parts.ts';

/** What a search needs, by application ID; all arrays have the same length. */
export interface SearchSets {
  /** For each word, the class of every application. */
  readonly words: readonly Uint8Array[];
  /** 1 for what is on the shelf and passes the filter, else 0. */
  readonly shown: Uint8Array;
  /** Every application that has the rarest word, in order, if that is known without a look at all. */
  readonly candidates: readonly number[] | undefined;
}

/** The places of facets among the parts. */
export interface FacetPlaces {
  readonly shelf: number;
  readonly wanted: readonly number[];
  readonly hidden: readonly number[];
}

/** Arrays of earlier searches: new ones of a byte per game would keep the garbage collector busy. */
const spare: Uint8Array[] = [];
const SPARE_MAX = 6;

function takeArray(index: number, length: number): Uint8Array {
  const known = spare[index];
  if (known !== undefined && known.length >= length) return known.subarray(0, length).fill(0);
  const made = new Uint8Array(length);
  if (index < SPARE_MAX) spare[index] = made;
  return made;
}

/** Unpacks and joins what was read. The next search uses the arrays again: only the result of `use` stays. */
export function useSets<Result>(
  parts: readonly Part[],
  words: Words,
  facets: FacetPlaces,
  use: (sets: SearchSets) => Result,
): Result {
  const length = lengthOf(parts);
  let taken = 0;
  const take = () => takeArray(taken++, length);
  const ofWords = readWords(parts, words, take);
  const candidates = findCandidates(parts, words);
  const shown = take();
  if (candidates === undefined) readFacets(parts, facets, shown, take);
  else eachListed(parts, (id, code) => (shown[id] = code >> 8));
  eachChanged(parts, (id, isShown) => (shown[id] = isShown));
  return use({ words: ofWords, shown, candidates });
}

function readFacets(
  parts: readonly Part[],
  { shelf, wanted, hidden }: FacetPlaces,
  shown: Uint8Array,
  take: () => Uint8Array,
): void {
  const read = (wantedPlace: number, classes: Uint8Array) => {
    for (const { place, block, games } of parts) {
      if (place === wantedPlace && games !== null) decodeBlock(games, block, classes);
    }
    return classes;
  };
  read(shelf, shown);
  for (const place of wanted) keepWhere(shown, read(place, take()), 1);
  for (const place of hidden) keepWhere(shown, read(place, take()), 0);
}

function keepWhere(shown: Uint8Array, other: Uint8Array, kept: 0 | 1): void {
  for (let id = 0; id < shown.length; id += 1) if (other[id] !== kept) shown[id] = 0;
}

function readWords(parts: readonly Part[], words: Words, take: () => Uint8Array): Uint8Array[] {
  const sets = words.map((groups) => ({ classes: take(), isOneGroup: groups.length === 1 }));
  const setOf = words.flatMap((groups, word) => groups.map(() => sets[word]));
  const scratch = new Uint8Array(BLOCK_SIZE);
  for (const { place, block, games } of parts) {
    const set = setOf[place - 1];
    if (set === undefined || games === null || block === PART.ofChanged) continue;
    if (block === PART.ofGroup) eachEntry(games, joinInto(set.classes));
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
function findCandidates(parts: readonly Part[], words: Words): number[] | undefined {
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

function eachListed(parts: readonly Part[], visit: (id: number, code: number) => void): void {
  for (const { block, games } of parts) if (block === PART.ofGroup) eachEntry(games, visit);
}

function eachChanged(parts: readonly Part[], visit: (id: number, isShown: number) => void): void {
  for (const { block, games } of parts) if (block === PART.changed) eachEntry(games, visit);
}

function joinInto(word: Uint8Array): (id: number, code: MatchClass) => void {
  return (id, code) => (word[id] = joinClasses(word[id] ?? 0, code & 0xff));
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

/** One more than the highest application ID. */
function lengthOf(parts: readonly Part[]): number {
  let length = 0;
  for (const { block, games } of parts) {
    if (block >= 0) length = Math.max(length, (block + 1) * BLOCK_SIZE);
    else eachEntry(games, (id) => (length = Math.max(length, id + 1)));
  }
  return length;
}
