import { FEW_MATCHES, type RankedMatches } from './rank-matches.ts';

/** Where a rank matters to no one. */
const ANY_RANK = 1;

/** A set of games as matches, with the ranks that they have in a search, so that the database can put them in order. */
export function keepMatches(ids: Int32Array, searched?: RankedMatches): RankedMatches {
  const rankOf = searched === undefined ? () => ANY_RANK : readRanks(searched);
  const counts = new Uint32Array(searched?.counts.length ?? ANY_RANK + 1);
  for (const id of ids) counts[rankOf(id)] = (counts[rankOf(id)] ?? 0) + 1;
  if (ids.length <= FEW_MATCHES) {
    return { count: ids.length, counts, ranks: Uint16Array.from(ids, rankOf), ids: [...ids] };
  }
  const ranks = new Uint16Array((ids.at(-1) ?? 0) + 1);
  for (const id of ids) ranks[id] = rankOf(id);
  return { count: ids.length, counts, ranks, ids: undefined };
}

/** The rank of a game by its ID; 0 for those that do not match. */
function readRanks({ ids, ranks }: RankedMatches): (id: number) => number {
  if (ids === undefined) return (id) => ranks[id] ?? 0;
  const known = new Map(ids.map((id, index) => [id, ranks[index] ?? 0]));
  return (id) => known.get(id) ?? 0;
}

/** The matches in order of ID. */
export function listMatches({ ids, ranks, count }: RankedMatches): ArrayLike<number> {
  if (ids !== undefined) return ids;
  const list = new Int32Array(count);
  let end = 0;
  for (let id = 0; id < ranks.length && end < count; id += 1) if (ranks[id] !== 0) list[end++] = id;
  return list;
}
