import type { Kysely } from 'kysely';
import { findMatches, type SearchQuery } from './find-matches.ts';
import { orderMatches, type SearchSort } from './order-matches.ts';
import type { Schema } from './schema.ts';

export type { SearchSort } from './order-matches.ts';

export interface SearchOptions extends SearchQuery {
  readonly limit: number;
  readonly offset: number;
  readonly sort?: SearchSort | undefined;
}

export interface SearchResult {
  readonly ids: readonly number[];
  /** The total, not only this page's. */
  readonly count: number;
}

/**
 * A page of the published applications that match a query (`findMatches`). Best match first (its language, then the
 * matched field, then views), or ordered by `sort`.
 */
export async function searchApplicationIds(db: Kysely<Schema>, options: SearchOptions): Promise<SearchResult> {
  const { sort = 'relevance', lang, category, limit, offset } = options;
  const matches = await findMatches(db, options);
  const ids = await orderMatches(db, matches, { sort, lang, category, limit, offset });
  return { ids, count: matches.count };
}
