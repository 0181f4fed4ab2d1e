import type { Kysely, Transaction } from 'kysely';
import type { ProviderForm, ProviderSubmissionKind, ProviderSubmissionStatus } from '#contract/provider/entities.ts';
import { PROVIDER_REVIEW, type ProviderReview } from '#contract/values/states.ts';
import type { LocaleCode, Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;
export type Submission = Row<'provider_submissions'>;

/** Locks an account's submissions until the transaction ends; false if the account no longer exists. */
export async function lockApplicant(trx: Trx, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest submission of an account, of one kind or of both. */
export function findLatestSubmission(
  db: Db,
  userId: number,
  kind?: ProviderSubmissionKind,
): Promise<Submission | undefined> {
  const submissions = db.selectFrom('provider_submissions').selectAll().where('user_id', '=', userId);
  const wanted = kind === undefined ? submissions : submissions.where('kind', '=', kind);
  return wanted.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** The submission of an account under review; there is at most one. */
export function findUnderReview(db: Db, userId: number): Promise<Submission | undefined> {
  return db
    .selectFrom('provider_submissions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', PROVIDER_REVIEW.reviewing)
    .executeTakeFirst();
}

/** The status of an account's application. A company, once approved, counts as such. */
export async function findReviewStatus(db: Db, userId: number): Promise<ProviderReview> {
  const provider = await db.selectFrom('providers').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  if (provider !== undefined) return PROVIDER_REVIEW.approved;
  return (await findLatestSubmission(db, userId, 'application'))?.status ?? PROVIDER_REVIEW.none;
}

export interface NewSubmission {
  readonly userId: number;
  readonly kind: ProviderSubmissionKind;
  /** Pictures are given by address. */
  readonly form: ProviderForm;
  readonly language: LocaleCode;
  readonly now: Date;
}

export function insertSubmission(
  trx: Trx,
  { userId, kind, form: { documents, passbook, ...form }, language, now }: NewSubmission,
): Promise<Submission> {
  const row = { user_id: userId, kind, form: JSON.stringify(form), documents, passbook, language };
  return trx
    .insertInto('provider_submissions')
    .values({ ...row, submitted_at: now, waiting_since: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface SubmissionDecision {
  readonly status: Exclude<ProviderSubmissionStatus, typeof PROVIDER_REVIEW.reviewing>;
  /** Null if it timed out. */
  readonly operatorId: number | null;
  /** Keys of predefined reasons. */
  readonly reasons: readonly string[];
  readonly reason: string;
  readonly now: Date;
}

export async function closeSubmission(
  trx: Trx,
  id: number,
  { status, operatorId, reasons, reason, now }: SubmissionDecision,
): Promise<void> {
  await trx
    .updateTable('provider_submissions')
    .set({ status, decided_by: operatorId, decided_at: now, reasons, reason })
    .where('id', '=', id)
    .execute();
}

/** Restarts the time-out. */
export async function restartLapse(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('provider_submissions').set({ waiting_since: now }).where('id', '=', id).execute();
}

/** Accounts whose submission has been under review since before a time. */
export async function findOverdueApplicants(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('provider_submissions')
    .select('user_id')
    .where('status', '=', PROVIDER_REVIEW.reviewing)
    .where('waiting_since', '<=', before)
    .orderBy('waiting_since')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** All submissions of an account, newest first. */
export function listSubmissions(db: Db, userId: number): Promise<Submission[]> {
  return db
    .selectFrom('provider_submissions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Deletes the submissions of a deleted account; approved data belong to its company. */
export async function deleteSubmissions(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('provider_drafts').where('user_id', '=', userId).execute();
  await trx.deleteFrom('review_messages').where('subject', '=', `provider:${userId}`).execute();
  await trx
    .deleteFrom('provider_submissions')
    .where('user_id', '=', userId)
    .where('status', '<>', PROVIDER_REVIEW.approved)
    .execute();
}
