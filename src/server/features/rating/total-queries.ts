import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** How many gave one star to five; of a table `rating_totals r` that may have no row. */
export const RATING_COUNTS = sql<number[]>`ARRAY[
  coalesce(r.stars_1, 0), coalesce(r.stars_2, 0), coalesce(r.stars_3, 0), coalesce(r.stars_4, 0), coalesce(r.stars_5, 0)]`;

const NONE: readonly number[] = [0, 0, 0, 0, 0];

/** How many gave all applications of a developer together, or one of them, one star to five. */
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
