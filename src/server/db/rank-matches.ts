import { ratingOf } from './search-class.ts';
import type { SearchSets } from './search-sets.ts';

/** The shown applications that match every word. */
export interface RankedMatches {
  readonly count: number;
  /** How many matches have each rank; a better match has a higher one. */
  readonly counts: Uint32Array;
  /** The rank of each of `ids`, or of every application by its ID if there are too many; 0 for no match. */
  readonly ranks: Uint16Array;
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
export function rankMatches(sets: SearchSets, languageBit: number): RankedMatches {
  const { candidates } = sets;
  if (candidates !== undefined && candidates.length <= FEW_MATCHES) return rankFew(sets, candidates, languageBit);
  const ranks = sets.words.length === 1 ? rankOneWord(sets, languageBit) : rankWords(sets, languageBit);
  const counts = countRanks(ranks);
  const count = ranks.length - (counts[0] ?? 0);
  counts[0] = 0;
  if (count > FEW_MATCHES) return { count, counts, ranks, ids: undefined };
  const ids: number[] = [];
  for (let id = 0; id < ranks.length; id += 1) if (ranks[id] !== 0) ids.push(id);
  return { count, counts, ranks: Uint16Array.from(ids, (id) => ranks[id] ?? 0), ids };
}

function rankFew({ words, shown }: SearchSets, candidates: readonly number[], languageBit: number): RankedMatches {
  const ids = candidates.filter((id) => shown[id] !== 0 && rankOf(words, id, languageBit) !== 0);
  const ranks = Uint16Array.from(ids, (id) => rankOf(words, id, languageBit));
  return { count: ids.length, counts: countRanks(ranks), ranks, ids };
}

function countRanks(ranks: Uint16Array): Uint32Array {
  const counts = new Uint32Array(RANKS);
  // By index: `for … of` takes longer, and these may be all games.
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = ranks[index] ?? 0;
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  return counts;
}

/** Every class. */
const CODES = Uint8Array.from(Array(256).keys());

/** By a table in place of a calculation for each game: all of them may have the word. */
function rankOneWord({ words: [word = new Uint8Array()], shown }: SearchSets, languageBit: number): Uint16Array {
  const rankOfCode = new Uint16Array(CODES.length);
  for (const code of CODES) rankOfCode[code] = rankOf([CODES], code, languageBit);
  const ranks = new Uint16Array(shown.length);
  for (let id = 0; id < ranks.length; id += 1) ranks[id] = rankOfCode[(word[id] ?? 0) * (shown[id] ?? 0)] ?? 0;
  return ranks;
}

function rankWords({ words, shown }: SearchSets, languageBit: number): Uint16Array {
  const [first = shown] = words;
  const ranks = new Uint16Array(shown.length);
  for (let id = 0; id < ranks.length; id += 1) {
    if (first[id] !== 0 && shown[id] !== 0) ranks[id] = rankOf(words, id, languageBit);
  }
  return ranks;
}

function rankOf(words: readonly Uint8Array[], id: number, languageBit: number): number {
  let langs = languageBit;
  let rating = 0;
  for (const word of words) {
    const code = word[id] ?? 0;
    if (code === 0) return 0;
    langs &= code;
    rating += ratingOf(code);
  }
  return langs === 0 ? rating : rating + OWN_LANGUAGE;
}
