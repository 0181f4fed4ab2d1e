import { sql, type Transaction } from 'kysely';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Schema } from '#server/db/schema.ts';
import { demoGames } from './catalogue/games.ts';

/** Twice the longest period of the dashboard, which compares it with the one before. */
const DAYS = 180;

/**
 * Adds daily views and plays to demo games without any: about half of their totals, rising slowly, higher on weekends
 * and deterministic by day. Shares of a visit are rounded up or down by chance, since small games have less than one a
 * day. A single statement that takes a few hundredths of a second.
 */
export async function insertVisits(trx: Transaction<Schema>, nowMs: number): Promise<void> {
  const today = businessDayOf(nowMs);
  const appIds = demoGames.map(({ appId }) => appId);
  await sql`
    INSERT INTO application_days (application_id, day, views, plays)
    SELECT id, day, views, least(views, floor(views * play_share + (hashtext(day::text || app_id) & 1023) / 1024.0)) FROM (
      SELECT a.id, a.app_id, d.day, a.play_count::float8 / greatest(a.view_count, 1) AS play_share, floor(
        a.view_count / 400.0
          * (1.3 - 0.6 * d.age / ${DAYS}::float8)
          * CASE WHEN extract(isodow FROM d.day) >= 6 THEN 1.5 ELSE 1 END
          * (0.7 + 0.6 * (hashtext(a.app_id || d.day::text) & 1023) / 1023.0)
          + ((hashtext(a.app_id || d.day::text) >> 10) & 1023) / 1024.0
      )::integer AS views
      FROM applications a, (
        SELECT ${today}::date - age AS day, age FROM generate_series(0, ${DAYS - 1}::integer) AS age
      ) d
      WHERE a.app_id = ANY (${appIds})
        AND NOT EXISTS (SELECT FROM application_days WHERE application_id = a.id)
    ) counted`.execute(trx);
}
