import type { Kysely, Transaction } from 'kysely';
import type { ProviderForm, ProviderSubmissionKind, ProviderSubmissionStatus } from '#contract/provider/entities.ts';
import { PROVIDER_REVIEW, type ProviderReview } from '#contract/values/states.ts';
import type { LocaleCode, Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;
export type Submission = Row<'provider_submissions'>;

/** Holds what an account has submitted until the transaction ends; false for an account that is not there any more. */
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

/** What an account submitted last, of one kind or of both. */
export function findLatestSubmission(
  db: Db,
  userId: number,
  kind?: ProviderSubmissionKind,
): Promise<Submission | undefined> {
  const submissions = db.selectFrom('provider_submissions').selectAll().where('user_id', '=', userId);
  const wanted = kind === undefined ? submissions : submissions.where('kind', '=', kind);
  return wanted.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** What of an account is under review; there is one at most. */
export function findUnderReview(db: Db, userId: number): Promise<Submission | undefined> {
  return db
    .selectFrom('provider_submissions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', PROVIDER_REVIEW.reviewing)
    .executeTakeFirst();
}

/** Where the application of an account stands. A company is kept once it is approved, however it came to be. */
export async function findReviewStatus(db: Db, userId: number): Promise<ProviderReview> {
  const provider = await db.selectFrom('providers').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  if (provider !== undefined) return PROVIDER_REVIEW.approved;
  return (await findLatestSubmission(db, userId, 'application'))?.status ?? PROVIDER_REVIEW.none;
}

export interface NewSubmission {
  readonly userId: number;
  readonly kind: ProviderSubmissionKind;
  /** Its pictures by their addresses. */
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
  /** Null where time has decided. */
  readonly operatorId: number | null;
  /** Keys of the reasons that have a text. */
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

/** Has the days to the time-out begin anew. */
export async function restartLapse(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('provider_submissions').set({ waiting_since: now }).where('id', '=', id).execute();
}

/** Accounts whose submission has been under review since before a moment. */
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

/** Everything an account has submitted, the newest first. */
export function listSubmissions(db: Db, userId: number): Promise<Submission[]> {
  return db
    .selectFrom('provider_submissions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Removes what an account that is deleted has applied with; what was approved is its company's. */
export async function forgetApplicant(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('provider_drafts').where('user_id', '=', userId).execute();
  await trx.deleteFrom('review_messages').where('subject', '=', `provider:${userId}`).execute();
  await trx
    .deleteFrom('provider_submissions')
    .where('user_id', '=', userId)
    .where('status', '<>', PROVIDER_REVIEW.approved)
    .execute();
}
