import { type Kysely, sql } from 'kysely';
import { PLAY_WEIGHTS, UNKNOWN_WEIGHT } from '#domain/rating/play-weight.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import type { Schema } from '../../db/schema.ts';

/** Less moves no game past another that differs. */
const LEAST_SHIFT = 0.001;

const WEIGHT = sql`CASE ${sql.join(
  PLAY_WEIGHTS.map(({ from, weight }) => sql`WHEN p.played_seconds >= ${sql.lit(from)} THEN ${sql.lit(weight)}`),
  sql` `,
)} ELSE ${sql.lit(UNKNOWN_WEIGHT)} END::float8`;

/**
 * Computes by how much the mean of each game moves if ratings count by the time their authors have played: top rated games
 * are sorted by it. Other processes that want to at the same time leave it to this one.
 */
export async function computeRatingShifts(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      taken: boolean;
    }>`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCK.weighRatings}) AS taken`.execute(trx);
    if (rows[0]?.taken !== true) return;
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`
      WITH weighed AS (
        SELECT t.application_id, t.stars, ${WEIGHT} AS weight FROM ratings t
        LEFT JOIN library_plays p ON p.application_id = t.application_id AND p.user_id = t.user_id
        WHERE t.is_shown
      ), shifts AS (
        SELECT application_id, sum(weight * stars) / sum(weight) - avg(stars)::float8 AS shift
        FROM weighed GROUP BY 1
      ), moved AS (
        SELECT application_id, shift FROM shifts WHERE abs(shift) >= ${sql.lit(LEAST_SHIFT)}
      ), forgotten AS (
        DELETE FROM rating_shifts s WHERE NOT EXISTS (SELECT FROM moved m WHERE m.application_id = s.application_id)
      )
      INSERT INTO rating_shifts AS s (application_id, shift)
      SELECT application_id, shift FROM moved ORDER BY application_id
      ON CONFLICT (application_id) DO UPDATE SET shift = excluded.shift WHERE s.shift <> excluded.shift`.execute(trx);
  });
}
