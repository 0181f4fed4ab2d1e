import { type RawBuilder, sql } from 'kysely';
import type { RankedMatches } from './rank-matches.ts';

/** A range of ranks, both ends included. */
export interface RankRange {
  readonly lowest: number;
  readonly highest: number;
}

/** A condition for whether the column with an application's ID is among the matches. */
export function isMatch(matches: RankedMatches, column: string): RawBuilder<boolean> {
  return matches.ids === undefined
    ? isInBits(matches, { lowest: 1, highest: matches.counts.length }, column)
    : sql<boolean>`${sql.ref(column)} = ANY (${[...matches.ids]}::integer[])`;
}

/** The same for those of some ranks among many matches, by one bit for each ID; later applications' are beyond the end. */
export function isInBits({ ranks }: RankedMatches, range: RankRange, column: string): RawBuilder<boolean> {
  const { lowest, highest } = range;
  // In the order in which `get_bit` counts.
  const bits = Buffer.alloc((ranks.length + 7) >> 3);
  for (let byte = 0; byte < bits.length; byte += 1) {
    let eight = 0;
    for (let bit = 0; bit < 8; bit += 1) {
      const rank = ranks[byte * 8 + bit] ?? 0;
      if (rank >= lowest && rank <= highest) eight |= 1 << bit;
    }
    bits[byte] = eight;
  }
  const id = sql.ref(column);
  return sql<boolean>`CASE WHEN ${id} < ${bits.length * 8} THEN get_bit(${bits}::bytea, ${id}) = 1 ELSE false END`;
}

/** The matches of some ranks. */
export function matchesOf(
  { ranks, ids }: RankedMatches,
  { lowest, highest }: RankRange,
): { id: number; rank: number }[] {
  const matches: { id: number; rank: number }[] = [];
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = ranks[index] ?? 0;
    if (rank >= lowest && rank <= highest) matches.push({ id: ids === undefined ? index : (ids[index] ?? 0), rank });
  }
  return matches;
}
