import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { isSignInRecent } from '#domain/account/recent-sign-in.ts';
import type { Schema } from '../../db/schema.ts';
import { findSignInTime, lockIdentityOwner } from './identity-queries.ts';

/** Who changes the ways to sign in to an account, in which session. */
export interface IdentityOwner {
  readonly userId: number;
  readonly sessionId: string;
  readonly now: Date;
}

/**
 * Locks the caller's account, so that changes of its identities follow one another.
 * @throws ApiError `recentSignInNeeded` if whoever has the session signed in too long ago: a browser left open must not be
 * enough to take over an account. `invalidSession` if session or account have ended meanwhile.
 */
export async function lockOwnIdentities(trx: Transaction<Schema>, { userId, sessionId, now }: IdentityOwner) {
  const owner = await lockIdentityOwner(trx, userId);
  await requireRecentSignIn(trx, { sessionId, now });
  if (owner === undefined) throw new ApiError(ERROR.invalidSession);
  return owner;
}

/** @throws ApiError as `lockOwnIdentities`. */
export async function requireRecentSignIn(
  db: Parameters<typeof findSignInTime>[0],
  { sessionId, now }: Pick<IdentityOwner, 'sessionId' | 'now'>,
): Promise<void> {
  const signedInAt = await findSignInTime(db, sessionId);
  if (signedInAt === undefined) throw new ApiError(ERROR.invalidSession);
  if (!isSignInRecent(signedInAt, now)) throw new ApiError(ERROR.recentSignInNeeded);
}
