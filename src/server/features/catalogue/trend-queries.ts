import { type Kysely, sql } from 'kysely';
import { businessDayOf } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import type { Schema } from '../../db/schema.ts';

/** Points of a view, a play, and of each star above or below three of a new rating. */
const POINTS = { view: 1, play: 3, star: 5 } as const;
/** After this many days, points are worth half. */
const HALF_LIFE_DAYS = 3;
/** Earlier days are left out: what happened then is worth less than a twentieth. */
const WINDOW_DAYS = 14;

/**
 * Computes how much each game is trending, from the views, plays and ratings of the last fortnight (docs/spec/decisions.md,
 * "Sorts"). Other processes that want to at the same time leave it to this one.
 */
export async function computeTrends(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      taken: boolean;
    }>`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCK.computeTrends}) AS taken`.execute(trx);
    if (rows[0]?.taken !== true) return;
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await writeTrends(trx, nowMs);
  });
}

async function writeTrends(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  const today = businessDayOf(nowMs);
  const decay = (days: ReturnType<typeof sql>) => sql`power(0.5, ${days} / ${sql.lit(HALF_LIFE_DAYS)}::float8)`;
  await sql`
    WITH points AS (
      SELECT application_id, (views * ${sql.lit(POINTS.view)} + plays * ${sql.lit(POINTS.play)})
        * ${decay(sql`(${today}::date - day)`)} AS score
      FROM application_days WHERE day > ${today}::date - ${sql.lit(WINDOW_DAYS)} AND day <= ${today}::date
      UNION ALL
      SELECT application_id, (stars - 3) * ${sql.lit(POINTS.star)}
        * ${decay(sql`(extract(epoch FROM ${now}::timestamptz - created_at) / 86400)`)}
      FROM ratings WHERE is_shown AND created_at > ${new Date(nowMs - WINDOW_DAYS * DAY_MS)} AND created_at <= ${now}
    ), totals AS (
      SELECT application_id, sum(score) AS score FROM points GROUP BY 1 HAVING sum(score) > 0
    ), forgotten AS (
      DELETE FROM application_trends t WHERE NOT EXISTS (SELECT FROM totals n WHERE n.application_id = t.application_id)
    )
    INSERT INTO application_trends AS t (application_id, score)
    SELECT application_id, score FROM totals ORDER BY application_id
    ON CONFLICT (application_id) DO UPDATE SET score = excluded.score WHERE t.score <> excluded.score`.execute(db);
}
