import { type Kysely, sql, type Transaction } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** The history keeps this many. */
const KEPT = 200;

/** Serializes decisions to start a backup across processes. */
export async function lockPlan(trx: Transaction<Schema>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.planBackups})`.execute(trx);
}

export function insertBackup(
  db: Db,
  row: Pick<NewRow<'backups'>, 'kind' | 'location' | 'started_at' | 'is_encrypted'>,
): Promise<Row<'backups'>> {
  return db.insertInto('backups').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The latest ones first. */
export function listLatestBackups(db: Db, limit: number): Promise<Row<'backups'>[]> {
  return db.selectFrom('backups').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** The last one that was begun and can be restored. */
export function findLastWhole(db: Db): Promise<Row<'backups'> | undefined> {
  const whole = db.selectFrom('backups').selectAll().where('finished_at', 'is not', null).where('name', '<>', '');
  return whole.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

export function findBackup(db: Db, id: number): Promise<Row<'backups'> | undefined> {
  return db.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A backup that has not ended, the latest one. */
export function findRunningBackup(db: Db): Promise<Row<'backups'> | undefined> {
  return db
    .selectFrom('backups')
    .selectAll()
    .where('finished_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** When a scheduled backup, or one in its place, was last started. */
export async function findLastStart(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('backups')
    .select('started_at')
    .where('kind', '=', 'scheduled')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.started_at ?? null;
}

export async function noteProgress(
  db: Db,
  id: number,
  progress: Pick<Row<'backups'>, 'percent' | 'written_size'>,
): Promise<void> {
  await db.updateTable('backups').set(progress).where('id', '=', id).where('finished_at', 'is', null).execute();
}

/** Notes why a try failed; another one follows. */
export async function noteProblem(db: Db, id: number, error: string): Promise<void> {
  await db.updateTable('backups').set({ error }).where('id', '=', id).where('finished_at', 'is', null).execute();
}

/** How a backup ended. */
export type BackupEnd = Partial<
  Pick<Row<'backups'>, 'name' | 'size' | 'written_size' | 'file_count' | 'percent' | 'is_verified' | 'error'>
>;

/** Notes the end of a backup. False if it was noted before. */
export async function finishBackup(db: Db, id: number, end: BackupEnd, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backups')
    .set({ ...end, finished_at: at })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  await sql`DELETE FROM backups WHERE id <= (SELECT max(id) FROM backups) - ${KEPT}`.execute(db);
  return numUpdatedRows > 0n;
}

/** Ends those of commands that were killed, once no backup is running; the job queue takes care of the others. */
export async function endInterrupted(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('backups')
    .set({ finished_at: at, error: 'It was interrupted.' })
    .where('finished_at', 'is', null)
    .where('kind', '=', 'command')
    .execute();
}

/** The languages for emails to people, by their addresses in lower case. */
export async function listLanguages(db: Db, emails: readonly string[]): Promise<Map<string, LocaleCode>> {
  const { rows } = await sql<{ email: string; language: LocaleCode }>`
    SELECT lower(email) AS email, language FROM users JOIN notification_languages ON user_id = id
    WHERE lower(email) = ANY (${emails.map((email) => email.toLowerCase())}) AND deleted_at IS NULL`.execute(db);
  return new Map(rows.map(({ email, language }) => [email, language]));
}
