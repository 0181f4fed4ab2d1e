import type { Kysely, Transaction } from 'kysely';
import type { Claim } from '#contract/claim/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Schema } from '../../db/schema.ts';

const MINUTE_MS = 60_000;

export interface ClaimWish {
  /** As in the audit log: the kind of thing, then its number. */
  readonly subject: string;
  /** The operator who asks. */
  readonly userId: number;
  readonly now: Date;
}

/** The living claims of some subjects, by subject, as the operator `userId` sees them. */
export async function findClaims(
  db: Kysely<Schema>,
  subjects: readonly string[],
  { userId, now }: Omit<ClaimWish, 'subject'>,
): Promise<ReadonlyMap<string, Claim>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('claims')
    .innerJoin('users', 'users.id', 'claims.user_id')
    .select(['claims.subject', 'claims.user_id', 'users.nickname', 'claims.expires_at'])
    .where('claims.subject', 'in', subjects)
    .where('claims.expires_at', '>', now)
    .execute();
  const claims = rows.map(({ subject, user_id, nickname, expires_at }) => ({
    subject,
    operator: { id: user_id, nickname },
    isOwn: user_id === userId,
    expiresAt: expires_at.toISOString(),
  }));
  return new Map(claims.map((claim) => [claim.subject, claim]));
}

/**
 * Takes or renews a claim, unless another operator holds a living one that is not to be taken over. Of two who ask at
 * once the second waits for the row of the first. Answers from whom it was taken away, if from anybody.
 */
export async function upsertClaim(
  trx: Transaction<Schema>,
  { subject, userId, now, isForced }: ClaimWish & { readonly isForced: boolean },
): Promise<{ readonly takenFrom: number | null }> {
  const expiresAt = new Date(now.getTime() + LIMITS.claimMinutes * MINUTE_MS);
  // The update writes nothing new: it locks the row that stands there, and tells who holds it.
  const held = await trx
    .insertInto('claims')
    .values({ subject, user_id: userId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
    .returning(['user_id', 'expires_at'])
    .executeTakeFirstOrThrow();
  const isAnothers = held.user_id !== userId && held.expires_at > now;
  if (isAnothers && !isForced) return { takenFrom: null };
  await trx
    .updateTable('claims')
    .set({ user_id: userId, expires_at: expiresAt })
    .where('subject', '=', subject)
    .execute();
  return { takenFrom: isAnothers ? held.user_id : null };
}

/** Ends an operator's own claim; somebody else's stays. */
export async function deleteClaim(
  db: Kysely<Schema>,
  { subject, userId }: Pick<ClaimWish, 'subject' | 'userId'>,
): Promise<void> {
  await db.deleteFrom('claims').where('subject', '=', subject).where('user_id', '=', userId).execute();
}

/**
 * Asks before a decision that no other operator is at it; the row stays locked until the decision commits, so that
 * nobody takes it over meanwhile. @throws ApiError `parameterError` with `fields.claim`.
 */
export async function requireClaim(trx: Transaction<Schema>, { subject, userId, now }: ClaimWish): Promise<void> {
  const claim = await trx
    .selectFrom('claims')
    .select(['user_id', 'expires_at'])
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
  if (claim === undefined || claim.user_id === userId || claim.expires_at <= now) return;
  throw new ApiError(ERROR.parameterError, { fields: { claim: 'field.taken' } });
}
