import type { Kysely, Transaction } from 'kysely';
import type { ReviewMessage } from '#contract/provider/entities.ts';
import type { Schema } from '../../db/schema.ts';

/** The subject of a review: kind and ID, as in the audit log. */
export type ReviewSubject = `${string}:${number}`;

export interface NewReviewMessage {
  readonly subject: ReviewSubject;
  readonly authorUserId: number;
  /** True: a question of operators; false: the applicant's answer. */
  readonly isOperator: boolean;
  readonly text: string;
  /** Addresses of pictures. */
  readonly attachments?: readonly string[];
  readonly now: Date;
}

export async function insertReviewMessage(trx: Transaction<Schema>, message: NewReviewMessage): Promise<void> {
  const { subject, authorUserId, isOperator, text, attachments = [], now } = message;
  await trx
    .insertInto('review_messages')
    .values({ subject, author_id: authorUserId, is_operator: isOperator, text, attachments, created_at: now })
    .execute();
}

/** Messages about a subject, oldest first. Operators stay anonymous. */
export async function listReviewMessages(db: Kysely<Schema>, subject: ReviewSubject): Promise<ReviewMessage[]> {
  const rows = await db
    .selectFrom('review_messages')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows.map(({ id, is_operator, text, attachments, created_at }) => {
    return { id, isOperator: is_operator, text, attachments, createdAt: created_at.toISOString() };
  });
}
