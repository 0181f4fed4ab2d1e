import { type Kysely, sql, type Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** The table of each list that players edit themselves. */
export const LIST_TABLES = { favourite: 'library_favourites', wish: 'library_wishes' } as const;
export type LibraryListKind = keyof typeof LIST_TABLES;

/** A player and a game, by row ID. */
export interface LibraryPlace {
  readonly userId: number;
  readonly applicationId: number;
}

export interface LibraryChange extends LibraryPlace {
  readonly now: Date;
}

/**
 * Lists the players who saved a game, by ascending account ID: the next `limit` after `after` (0 starts). Used to
 * notify many players in batches.
 */
export async function listWatchers(
  db: Db,
  applicationId: number,
  kind: LibraryListKind,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(LIST_TABLES[kind])
    .select('user_id')
    .where('application_id', '=', applicationId)
    .where('user_id', '>', after)
    .where('removed_at', 'is', null)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export interface LibraryStateRow {
  readonly favourite: boolean;
  readonly wished: boolean;
  readonly last_played_at: Date | null;
}

/** Reads the state of one game in a library. */
export async function readLibraryState(db: Db, { userId, applicationId }: LibraryPlace): Promise<LibraryStateRow> {
  const { rows } = await sql<LibraryStateRow>`
    SELECT
      EXISTS (SELECT FROM library_favourites
        WHERE application_id = ${applicationId} AND user_id = ${userId} AND removed_at IS NULL) AS favourite,
      EXISTS (SELECT FROM library_wishes
        WHERE application_id = ${applicationId} AND user_id = ${userId} AND removed_at IS NULL) AS wished,
      (SELECT last_played_at FROM library_plays
        WHERE application_id = ${applicationId} AND user_id = ${userId}) AS last_played_at`.execute(db);
  return rows[0] ?? { favourite: false, wished: false, last_played_at: null };
}

/**
 * Serializes the changes to an account's library until the transaction ends. Returns false if the account was deleted.
 */
export async function lockLibrary(trx: Transaction<Schema>, userId: number): Promise<boolean> {
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return owner !== undefined;
}

/**
 * Whether a game is on a list, or was removed within the last few minutes and can be restored even if it was
 * unpublished.
 */
export async function findListed(
  db: Db,
  kind: LibraryListKind,
  { userId, applicationId, now }: LibraryChange,
): Promise<'kept' | 'restorable' | null> {
  const row = await db
    .selectFrom(LIST_TABLES[kind])
    .select('removed_at')
    .where('application_id', '=', applicationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.removed_at === null) return 'kept';
  return row.removed_at > undoneSince(now) ? 'restorable' : null;
}

/** Counts the games on one of an account's lists. */
export async function countListed(db: Db, kind: LibraryListKind, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom(LIST_TABLES[kind])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a game to a list. A game that was removed moments ago returns to its former position. */
export async function addToList(
  db: Db,
  kind: LibraryListKind,
  { userId, applicationId, now }: LibraryChange,
): Promise<void> {
  // Has no effect if the application was deleted concurrently.
  await sql`
    INSERT INTO ${sql.table(LIST_TABLES[kind])} AS kept (application_id, user_id, created_at)
    SELECT id, ${userId}, ${now}::timestamptz FROM applications WHERE id = ${applicationId} FOR KEY SHARE
    ON CONFLICT (application_id, user_id) DO UPDATE SET removed_at = NULL,
      created_at = CASE WHEN kept.removed_at <= ${undoneSince(now)} THEN excluded.created_at ELSE kept.created_at END`.execute(
    db,
  );
}

/** Removes a game from a list. */
export async function removeFromList(
  db: Db,
  kind: LibraryListKind,
  { userId, applicationId, now }: LibraryChange,
): Promise<void> {
  await db
    .updateTable(LIST_TABLES[kind])
    .set({ removed_at: now })
    .where('application_id', '=', applicationId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Hides games from the recently played list: the given row IDs, or all. */
export async function hidePlays(
  db: Db,
  { userId, only, now }: { readonly userId: number; readonly only: readonly number[] | null; readonly now: Date },
): Promise<void> {
  const shown = db.updateTable('library_plays').set({ hidden_at: now }).where('user_id', '=', userId);
  const wanted = only === null ? shown : shown.where('application_id', 'in', only);
  await wanted.where('hidden_at', 'is', null).execute();
}

/** Shows a hidden game in the recently played list again. Returns false if the player never played it. */
export async function showPlay(db: Db, { userId, applicationId }: LibraryPlace): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('library_plays')
    .set({ hidden_at: null })
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Permanently deletes what was removed more than a day ago. */
export async function deleteExpiredRemovals(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - DAY_MS);
  for (const table of Object.values(LIST_TABLES)) {
    await db.deleteFrom(table).where('removed_at', '<', before).execute();
  }
}

function undoneSince(now: Date): Date {
  return new Date(now.getTime() - LIMITS.libraryUndoMinutes * MINUTE_MS);
}
