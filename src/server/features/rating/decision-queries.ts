import { type Kysely, sql, type Transaction } from 'kysely';
import type { RatingPart, RatingReason } from '#contract/rating/rating-reasons.ts';
import type { Schema } from '../../db/schema.ts';

/** A rating, or the answer to it. */
export interface PartKey {
  readonly id: number;
  readonly about: RatingPart;
}

/** The subject of a decision: a rating, or the answer to it. */
export interface DecisionSubject extends PartKey {
  readonly stars: number;
  /** Revision of the text. */
  readonly revision: number;
  /** False for a missing answer. */
  readonly is_there: boolean;
  readonly removed_at: Date | null;
  /** Whether the rating waits because many came at the same time; false for answers. */
  readonly is_held: boolean;
  /** The author of the rating; null once the account is deleted. */
  readonly user_id: number | null;
  /** The developer of the game. */
  readonly developer_id: number;
  readonly application_id: number;
  readonly app_id: string;
}

const COLUMNS = {
  rating: sql`t.revision, true AS is_there, t.removed_at, t.held_at IS NOT NULL AS is_held`,
  answer: sql`t.answer_revision AS revision, t.answer IS NOT NULL AS is_there, t.answer_removed_at AS removed_at,
    false AS is_held`,
} as const satisfies Record<RatingPart, unknown>;

/** Loads the subject of a decision and locks its rating until the transaction ends. */
export async function lockDecisionSubject(
  trx: Transaction<Schema>,
  { id, about }: PartKey,
): Promise<DecisionSubject | undefined> {
  const { rows } = await sql<Omit<DecisionSubject, 'about'>>`
    SELECT t.id, t.stars, ${COLUMNS[about]}, t.user_id, t.application_id, a.app_id, a.developer_id
    FROM ratings t JOIN applications a ON a.id = t.application_id WHERE t.id = ${id} FOR UPDATE OF t`.execute(trx);
  return rows[0] && { ...rows[0], about };
}

export interface RatingRemoval {
  readonly reason: RatingReason;
  readonly note: string;
}

/** Removes a rating or an answer for a reason, or restores or publishes it. */
export async function writeRemoval(
  trx: Transaction<Schema>,
  { id, about }: PartKey,
  { removal, now }: { readonly removal: RatingRemoval | null; readonly now: Date },
): Promise<void> {
  const at = removal === null ? null : now;
  const { reason, note } = removal ?? { reason: null, note: '' };
  const change =
    about === 'rating'
      ? { removed_at: at, removal_reason: reason, removal_note: note, held_at: null }
      : { answer_removed_at: at, answer_removal_reason: reason, answer_removal_note: note };
  await trx.updateTable('ratings').set(change).where('id', '=', id).execute();
}

/** Closes the reports of a rating or of its answer, not of the other, and returns their number. */
export async function closeReports(
  trx: Transaction<Schema>,
  { id, about, now }: PartKey & { readonly now: Date },
): Promise<number> {
  const closed = await trx
    .updateTable('rating_reports')
    .set({ decided_at: now })
    .where('rating_id', '=', id)
    .where('about', '=', about)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  await sql`UPDATE ratings SET reported_at = ${firstOpenReport(trx, id)} WHERE id = ${id}`.execute(trx);
  return Number(closed.numUpdatedRows);
}

function firstOpenReport(db: Kysely<Schema>, id: number) {
  return db
    .selectFrom('rating_reports')
    .select(({ fn }) => fn.min('reported_at').as('first'))
    .where('rating_id', '=', id)
    .where('decided_at', 'is', null);
}
