import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RatingSort } from '#contract/rating/rating-sorts.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';
import type { RatingPlace } from './rating-place.ts';
import { RATING_COLUMNS, RATING_TABLES, type RatingRow } from './rating-queries.ts';

export interface RatingFilter {
  readonly stars?: number | undefined;
  readonly language?: LocaleCode | undefined;
}

export interface RatingPage extends RatingFilter {
  readonly applicationId: number;
  readonly sort: RatingSort;
  /** Cursor after which the page begins. */
  readonly after: RatingPlace | undefined;
  readonly limit: number;
  /** The caller; null for visitors. */
  readonly userId: number | null;
}

export type ListedRatingRow = RatingRow & { readonly is_own: boolean; readonly is_helpful: boolean };

/** Condition of a filter on a table `ratings t`. */
export function fitsFilter({ stars, language }: RatingFilter): RawBuilder<unknown> {
  return sql`${stars === undefined ? sql`true` : sql`t.stars = ${stars}`}
    AND ${language === undefined ? sql`true` : sql`t.lang = ${language}`}`;
}

const ORDERS = {
  newest: sql`t.id DESC`,
  helpful: sql`t.helpful_count DESC, t.id DESC`,
  highest: sql`t.stars DESC, t.id DESC`,
  lowest: sql`-t.stars DESC, t.id DESC`,
} as const satisfies Record<RatingSort, unknown>;

/** The public ratings of a game, those with text. */
export async function listShownRatings(db: Kysely<Schema>, page: RatingPage): Promise<ListedRatingRow[]> {
  const { rows } = await selectShownRatings(page).execute(db);
  return rows;
}

/** Each sort order is a range scan of its own index, starting at the cursor. */
export function selectShownRatings(page: RatingPage): RawBuilder<ListedRatingRow> {
  const { applicationId, userId, limit } = page;
  // Within one number of stars, sorting by stars equals sorting by time.
  const sort = page.stars === undefined || page.sort === 'helpful' ? page.sort : 'newest';
  return sql<ListedRatingRow>`
    SELECT ${RATING_COLUMNS}, coalesce(t.user_id = ${userId}::integer, false) AS is_own,
      EXISTS (SELECT FROM rating_votes WHERE rating_id = t.id AND user_id = ${userId}::integer) AS is_helpful
    FROM ${RATING_TABLES}
    WHERE t.application_id = ${applicationId} AND t.is_shown AND t.words <> '' AND ${fitsFilter(page)}
      AND ${isBehind(sort, page.after)}
    ORDER BY ${ORDERS[sort]} LIMIT ${limit}`;
}

/** Cursors are user input and may exceed the range of the columns. */
function isBehind(sort: RatingSort, after: RatingPlace | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql`true`;
  const id = sql`${after.id}::bigint`;
  const value = sql`${after.value}::bigint`;
  switch (sort) {
    case 'newest':
      return sql`t.id < ${id}`;
    case 'helpful':
      return sql`(t.helpful_count, t.id) < (${value}, ${id})`;
    case 'highest':
      return sql`(t.stars, t.id) < (${value}, ${id})`;
    case 'lowest':
      return sql`(-t.stars, t.id) < (-${value}, ${id})`;
  }
}
