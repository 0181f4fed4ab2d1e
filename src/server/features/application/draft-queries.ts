import { type Kysely, sql, type Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

export type DraftRow = Row<'application_drafts'> & { readonly app_id: string | null };

/** Identifies a draft by its own ID or by its application. */
export type DraftKey = { readonly draftId: number } | { readonly applicationNumber: number };

function selectDrafts(db: Db, userId: number) {
  return db
    .selectFrom('application_drafts')
    .leftJoin('applications', 'applications.id', 'application_drafts.application_id')
    .selectAll('application_drafts')
    .select('applications.app_id')
    .where('application_drafts.user_id', '=', userId);
}

function isDraft(key: DraftKey) {
  return 'draftId' in key
    ? sql<boolean>`application_drafts.id = ${key.draftId}`
    : sql<boolean>`application_drafts.application_id = ${key.applicationNumber}`;
}

/** Finds one of the user's drafts; undefined for another user's. */
export async function findDraft(db: Db, userId: number, key: DraftKey): Promise<DraftRow | undefined> {
  return selectDrafts(db, userId).where(isDraft(key)).executeTakeFirst();
}

/** Lists the user's drafts, last saved first. */
export async function listDrafts(db: Db, userId: number): Promise<DraftRow[]> {
  return selectDrafts(db, userId)
    .orderBy('application_drafts.saved_at', 'desc')
    .orderBy('application_drafts.id', 'desc')
    .execute();
}

export interface DraftToSave {
  readonly userId: number;
  /** JSON. */
  readonly form: string;
  readonly now: Date;
}

export interface SavedDraft {
  readonly id: number;
  readonly revision: number;
}

/**
 * Inserts a draft. Returns undefined if the application already has one or was deleted concurrently, or if the user has
 * too many drafts of new applications.
 */
export async function insertDraft(
  db: Db,
  { userId, form, now, applicationNumber }: DraftToSave & { readonly applicationNumber: number | null },
): Promise<SavedDraft | undefined> {
  const { rows } = await sql<SavedDraft>`
    INSERT INTO application_drafts (user_id, application_id, form, saved_at)
    SELECT ${userId}::integer, place.id, ${form}::jsonb, ${now}::timestamptz
    FROM (${applicationNumber === null ? freePlace(userId) : existingPlace(applicationNumber)}) AS place (id)
    ON CONFLICT DO NOTHING RETURNING id, revision`.execute(db);
  return rows[0];
}

/** One row without an application, or none at the maximum number of drafts. */
function freePlace(userId: number) {
  return sql`SELECT NULL::integer WHERE ${LIMITS.applicationDrafts} > (
    SELECT count(*) FROM application_drafts WHERE user_id = ${userId} AND application_id IS NULL)`;
}

/** The application, locked so that it exists until the draft is written; no row if it was deleted. */
function existingPlace(applicationNumber: number) {
  return sql`SELECT id FROM applications WHERE id = ${applicationNumber} FOR KEY SHARE`;
}

/** Updates a draft. Returns undefined if it was deleted or saved since that revision. */
export async function updateDraft(
  db: Db,
  { userId, form, now, key, revision }: DraftToSave & { readonly key: DraftKey; readonly revision: number },
): Promise<SavedDraft | undefined> {
  return db
    .updateTable('application_drafts')
    .set({ form, revision: sql<number>`revision + 1`, saved_at: now })
    .where('user_id', '=', userId)
    .where(isDraft(key))
    .where('revision', '=', revision)
    .returning(['id', 'revision'])
    .executeTakeFirst();
}

/** Deletes one of the user's drafts; has no effect if it does not exist. */
export async function removeDraft(
  db: Db | Transaction<Schema>,
  { userId, ...key }: DraftKey & { readonly userId: number },
): Promise<void> {
  await db.deleteFrom('application_drafts').where('user_id', '=', userId).where(isDraft(key)).execute();
}
