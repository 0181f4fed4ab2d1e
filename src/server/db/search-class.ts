import { type RawBuilder, sql } from 'kysely';

/**
 * How a game matches one word of a query, in one byte, 0 for not at all: bits 0 to 3 the languages, bit 4 whether it has
 * the whole word where its weight is highest, bits 5 to 7 half that weight.
 */
export type MatchClass = number;

/** The class of a group of rows of `search_tokens t`; a whole word outranks one that only begins so. */
export function matchClass(isWhole: RawBuilder<boolean>): RawBuilder<number> {
  // Shifted rather than multiplied: queries with a star are not prepared (`HotQueries`).
  return sql<number>`(max(((t.weight >> 1) << 1) | (${isWhole})::integer) << 4 | bit_or(t.langs))`;
}

/** The class of a game that has either of two words. */
export function joinClasses(one: MatchClass, other: MatchClass): MatchClass {
  return Math.max(one & 0xf0, other & 0xf0) | ((one | other) & 0x0f);
}

/** What a word adds to the rank of a game. */
export function ratingOf(code: MatchClass): number {
  return ((code >> 5) << 2) | ((code >> 4) & 1);
}
