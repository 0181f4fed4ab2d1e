import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Numbers of ratings with one to five stars, from a table `rating_totals r` that may lack the row. */
export const RATING_COUNTS = sql<number[]>`ARRAY[
  coalesce(r.stars_1, 0), coalesce(r.stars_2, 0), coalesce(r.stars_3, 0), coalesce(r.stars_4, 0), coalesce(r.stars_5, 0)]`;

const NONE: readonly number[] = [0, 0, 0, 0, 0];

/** Numbers of an application's ratings with one to five stars. */
export async function findRatingCounts(db: Kysely<Schema>, applicationId: number): Promise<readonly number[]> {
  const row = await db
    .selectFrom('rating_totals as r')
    .select(RATING_COUNTS.as('counts'))
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.counts ?? NONE;
}

/** Numbers of ratings with one to five stars, for all applications of a developer or one of them. */
export async function sumRatingCounts(
  db: Kysely<Schema>,
  { developerId, applicationId }: { readonly developerId: number; readonly applicationId: number | undefined },
): Promise<readonly number[]> {
  const { rows } = await sql<{ counts: number[] }>`
    SELECT ARRAY[coalesce(sum(r.stars_1), 0), coalesce(sum(r.stars_2), 0), coalesce(sum(r.stars_3), 0),
      coalesce(sum(r.stars_4), 0), coalesce(sum(r.stars_5), 0)]::integer[] AS counts
    FROM applications a JOIN rating_totals r ON r.application_id = a.id
    WHERE a.developer_id = ${developerId} AND ${applicationId === undefined ? sql`true` : sql`a.id = ${applicationId}`}`.execute(
    db,
  );
  return rows[0]?.counts ?? NONE;
}
