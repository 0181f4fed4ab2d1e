import { type Kysely, sql } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import type { Schema } from '../../db/schema.ts';
import type { LibraryChange } from './library-queries.ts';

/** A report that a game is being played. */
export interface PlayReport extends LibraryChange {
  /** The game was just opened or shown again: the time before does not count. */
  readonly isStart: boolean;
}

/**
 * Adds the time since the previous report of a game, measured by our clock. A pause longer than reports are apart adds
 * nothing, so that all reports together never count more than the time that has passed. Returns the seconds in all;
 * undefined for a game that the account has not opened.
 */
export async function addPlayTime(
  db: Kysely<Schema>,
  { userId, applicationId, isStart, now }: PlayReport,
): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    UPDATE library_plays SET beat_at = greatest(beat_at, ${now}::timestamptz), played_seconds = played_seconds + CASE
        WHEN NOT ${isStart}::boolean AND ${now}::timestamptz - beat_at
          BETWEEN interval '0' AND ${LIMITS.playReportSeconds * 2} * interval '1 second'
        THEN round(extract(epoch FROM ${now}::timestamptz - beat_at))::integer ELSE 0 END
    WHERE application_id = ${applicationId} AND user_id = ${userId}
    RETURNING played_seconds AS seconds`.execute(db);
  return rows[0]?.seconds;
}
