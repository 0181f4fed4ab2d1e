import type { Kysely, Transaction } from 'kysely';
import type { Claim } from '#contract/claim/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { Schema } from '../../db/schema.ts';

export interface ClaimWish {
  /** The kind of thing and its ID, as in the audit log. */
  readonly subject: string;
  /** The calling operator. */
  readonly userId: number;
  readonly now: Date;
}

/** Finds the active claims on subjects, as operator `userId` sees them. */
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
 * Claims a subject or renews the claim, unless another operator holds an active claim that may not be taken over.
 * Concurrent calls wait for the row lock. Returns the operator who lost the claim, if any.
 */
export async function upsertClaim(
  trx: Transaction<Schema>,
  { subject, userId, now, isForced }: ClaimWish & { readonly isForced: boolean },
): Promise<{ readonly takenFrom: number | null }> {
  const expiresAt = new Date(now.getTime() + LIMITS.claimMinutes * MINUTE_MS);
  // The update changes nothing: it locks an existing row and returns its holder.
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

/** Deletes an operator's own claim; other operators' claims stay. */
export async function deleteClaim(
  db: Kysely<Schema>,
  { subject, userId }: Pick<ClaimWish, 'subject' | 'userId'>,
): Promise<void> {
  await db.deleteFrom('claims').where('subject', '=', subject).where('user_id', '=', userId).execute();
}

/**
 * Checks before a decision that no other operator holds a claim. The row stays locked until the decision commits, so
 * nobody can take it over meanwhile. @throws ApiError `parameterError` with `fields.claim`.
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
