import { type Kysely, sql } from 'kysely';
import { businessDayOf } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Schema } from '../../db/schema.ts';

export type Counter = 'view_count' | 'play_count';

/** Columns of `application_days`. */
const DAY_COLUMNS = { view_count: 'views', play_count: 'plays' } as const satisfies Record<Counter, string>;

export interface Visit {
  readonly applicationId: number;
  readonly counter: Counter;
  readonly visitor: Buffer;
  /** Unix milliseconds. */
  readonly nowMs: number;
}

/**
 * Increments a counter and its daily value once per visitor and day (in Taiwan), and returns the total. A single
 * statement, so known visitors cost nothing more.
 */
export async function countOnce(
  db: Kysely<Schema>,
  { applicationId, counter, visitor, nowMs }: Visit,
): Promise<number> {
  const column = sql.ref(counter);
  const ofDay = sql.ref(DAY_COLUMNS[counter]);
  const { rows } = await sql<{ total: number }>`
    WITH first AS (
      INSERT INTO application_views (application_id, visitor, day) VALUES (${applicationId}, ${visitor}, ${businessDayOf(nowMs)})
      ON CONFLICT DO NOTHING RETURNING 1
    ), counted AS (
      INSERT INTO application_days AS days (application_id, day, ${ofDay})
      SELECT ${applicationId}::integer, ${businessDayOf(nowMs)}::date, 1 FROM first
      ON CONFLICT (application_id, day) DO UPDATE SET ${ofDay} = days.${ofDay} + 1
    )
    UPDATE applications SET ${column} = ${column} + (SELECT count(*) FROM first)
    WHERE id = ${applicationId} RETURNING ${column} AS total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Deletes the visitor hashes of earlier days, which are no longer needed. */
export async function deleteExpiredVisitors(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const day = businessDayOf(nowMs - DAY_MS);
  await db.deleteFrom('application_views').where('day', '<', day).execute();
  await db.deleteFrom('version_downloads').where('day', '<', day).execute();
}
