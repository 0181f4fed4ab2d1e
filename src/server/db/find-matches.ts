import type { Kysely } from 'kysely';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { findTypoAlternatives } from './find-typo-alternatives.ts';
import { languageBit } from './language-bits.ts';
import { NO_MATCHES, type RankedMatches, rankMatches } from './rank-matches.ts';
import { readSearch } from './read-search.ts';
import type { LocaleCode, Schema } from './schema.ts';
import type { WordGroup } from './search-groups.ts';
import { type QueryToken, queryTokens } from './search-tokens.ts';

export interface SearchQuery {
  /** As typed; only the first 200 characters and 12 words count. */
  readonly query: string;
  /** Entries that match in this language rank above those that only match in another. */
  readonly lang: LocaleCode;
  /** 100 and absent: all. */
  readonly category?: number | undefined;
  readonly platform?: number | undefined;
  /** Excludes adult games. */
  readonly isForYounger?: boolean | undefined;
}

/**
 * Published applications that match every word of the query: Chinese by adjacent characters, other words by prefix;
 * without any match, words of four or more letters may differ by one typo.
 */
export async function findMatches(db: Kysely<Schema>, query: SearchQuery): Promise<RankedMatches> {
  const words = queryTokens(query.query);
  if (words.length === 0) return NO_MATCHES;
  const exact = await rank(
    db,
    words.map((word) => [groupOf(word)]),
    query,
  );
  if (exact.count > 0) return exact;
  const alternatives = await findTypoAlternatives(db, words);
  if (alternatives.every((ofWord) => ofWord.length === 0)) return exact;
  const tolerant = words.map((word, index) => [
    groupOf(word),
    ...(alternatives[index] ?? []).map((token): WordGroup => ({ kind: 'word', token })),
  ]);
  return rank(db, tolerant, query);
}

function groupOf({ token, match }: QueryToken): WordGroup {
  return { kind: match === 'exact' ? 'word' : 'prefix', token };
}

async function rank(db: Kysely<Schema>, words: readonly (readonly WordGroup[])[], query: SearchQuery) {
  const { category, platform, isForYounger = false, lang } = query;
  const filter = { category: category === ALL_GAMES_CATEGORY ? undefined : category, platform, isForYounger };
  return readSearch(db, words, filter, (sets) => rankMatches(sets, languageBit[lang]));
}
