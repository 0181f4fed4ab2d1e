import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { LibraryChange } from './library-queries.ts';

/**
 * Records in a player's library that a game was played or downloaded, and removes it from the wish list. Failures are
 * only logged, because a player should not be kept from playing by a list.
 */
export async function recordPlay(
  { database, log }: Pick<Services, 'database' | 'log'>,
  change: LibraryChange,
): Promise<void> {
  try {
    await writePlay(database.db, change);
  } catch (error) {
    log.warn({ err: error, event: 'library.play' }, 'a play could not be recorded');
  }
}

async function writePlay(db: Kysely<Schema>, { userId, applicationId, now }: LibraryChange): Promise<void> {
  // Locks the account against deletion, which deletes its library.
  await sql`
    WITH fulfilled AS (
      DELETE FROM library_wishes WHERE application_id = ${applicationId} AND user_id = ${userId}
    )
    INSERT INTO library_plays AS plays (application_id, user_id, first_played_at, last_played_at)
    SELECT a.id, u.id, ${now}::timestamptz, ${now}::timestamptz FROM applications a, users u
    WHERE a.id = ${applicationId} AND u.id = ${userId} AND u.deleted_at IS NULL FOR KEY SHARE OF a FOR SHARE OF u
    ON CONFLICT (application_id, user_id) DO UPDATE SET
      last_played_at = greatest(plays.last_played_at, excluded.last_played_at),
      play_count = plays.play_count + 1, hidden_at = NULL`.execute(db);
}
