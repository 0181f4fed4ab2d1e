import type { SearchSets } from './read-search.ts';
import { ratingOf } from './search-class.ts';

/** The shown applications that match every word. */
export interface RankedMatches {
  readonly count: number;
  /** By application ID: 0 for no match, else higher for a better one. */
  readonly ranks: Uint16Array;
  /** How many matches have each rank. */
  readonly counts: Uint32Array;
  /** The matches in order of ID, if they are few (`FEW_MATCHES`). */
  readonly ids: readonly number[] | undefined;
}

/** Up to this many matches are looked up by ID and sorted; of more, the index of the order is walked until a page is full. */
export const FEW_MATCHES = 2000;

/** Above any sum of twelve words' ratings: a match in the requested language comes before all others. */
const OWN_LANGUAGE = 512;
const RANKS = 2 * OWN_LANGUAGE;

export const NO_MATCHES: RankedMatches = { count: 0, ranks: new Uint16Array(), counts: new Uint32Array(), ids: [] };

/** Ranks applications by whether every word is there in one language, then by the weights of the words. */
export function rankMatches({ words, shown, candidates }: SearchSets, languageBit: number): RankedMatches {
  const [first, ...others] = words;
  if (first === undefined) return NO_MATCHES;
  const ranks = new Uint16Array(shown.length);
  const counts = new Uint32Array(RANKS);
  const ids: number[] = [];
  let count = 0;
  const total = candidates?.length ?? shown.length;
  for (let index = 0; index < total; index += 1) {
    const id = candidates === undefined ? index : (candidates[index] ?? 0);
    const code = first[id] ?? 0;
    if (code === 0 || shown[id] === 0) continue;
    const rank = others.length === 0 ? rankOf(ratingOf(code), code & languageBit) : rankOfAll(words, id, languageBit);
    if (rank === 0) continue;
    ranks[id] = rank;
    counts[rank] = (counts[rank] ?? 0) + 1;
    if (count <= FEW_MATCHES) ids.push(id);
    count += 1;
  }
  return { count, ranks, counts, ids: count <= FEW_MATCHES ? ids : undefined };
}

function rankOf(rating: number, ownLanguages: number): number {
  return ownLanguages === 0 ? rating : rating + OWN_LANGUAGE;
}

function rankOfAll(words: readonly Uint8Array[], id: number, languageBit: number): number {
  let langs = languageBit;
  let rating = 0;
  for (const word of words) {
    const code = word[id] ?? 0;
    if (code === 0) return 0;
    langs &= code;
    rating += ratingOf(code);
  }
  return rankOf(rating, langs);
}
