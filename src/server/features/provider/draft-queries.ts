import { type Kysely, sql, type Transaction } from 'kysely';
import type { ProviderDraft, ProviderDraftForm } from '#contract/provider/entities.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

export async function findDraft(db: Db, userId: number): Promise<ProviderDraft | null> {
  const row = await db.selectFrom('provider_drafts').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row === undefined) return null;
  const { form, step, revision, saved_at } = row;
  return { form, step, revision, savedAt: saved_at.toISOString() };
}

export interface DraftChange {
  readonly userId: number;
  readonly form: ProviderDraftForm;
  readonly step: number;
  /** Revision of the draft being changed; 0: none exists yet. */
  readonly revision: number;
  readonly now: Date;
}

/** Saves a draft and returns its new revision; undefined if another one was saved meanwhile. */
export async function saveDraft(db: Db, change: DraftChange): Promise<number | undefined> {
  const { userId, step, revision, now } = change;
  const values = { form: JSON.stringify(change.form), step, saved_at: now };
  if (revision === 0) {
    const inserted = await db
      .insertInto('provider_drafts')
      .values({ ...values, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('revision')
      .executeTakeFirst();
    return inserted?.revision;
  }
  const updated = await db
    .updateTable('provider_drafts')
    .set({ ...values, revision: sql<number>`revision + 1` })
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst();
  return updated?.revision;
}

export async function deleteDraft(db: Db | Transaction<Schema>, userId: number): Promise<void> {
  await db.deleteFrom('provider_drafts').where('user_id', '=', userId).execute();
}
