import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** When PostgreSQL last failed to copy its journal; null if it has succeeded since, or copies nothing. */
export async function findJournalFailure(db: Kysely<Schema>): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT last_failed_time AS at FROM pg_stat_archiver
    WHERE current_setting('archive_mode') <> 'off'
      AND last_failed_time > coalesce(last_archived_time, '-infinity')`.execute(db);
  return rows[0]?.at ?? null;
}

/** That copying the journal fails. */
export interface JournalAlarm {
  /** When this was first seen. */
  readonly sinceMs: number;
  /** Whether operators got an email. */
  readonly isMailed: boolean;
}

/** Its row of the settings, across all processes. */
const ALARM = 'journal_alarm';

export async function findAlarm(db: Kysely<Schema>): Promise<JournalAlarm | undefined> {
  const { rows } = await sql<JournalAlarm>`
    SELECT (value ->> 'sinceMs')::float8 AS "sinceMs", (value ->> 'isMailed')::boolean AS "isMailed"
    FROM settings WHERE key = ${ALARM}`.execute(db);
  return rows[0];
}

export async function saveAlarm(db: Kysely<Schema>, alarm: JournalAlarm): Promise<void> {
  const value = JSON.stringify(alarm);
  await db
    .insertInto('settings')
    .values({ key: ALARM, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function deleteAlarm(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', ALARM).execute();
}
