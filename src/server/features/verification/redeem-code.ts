import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { CodePurpose } from '#contract/verification/entities.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import { toLimitKey } from '../../middleware/client-address.ts';
import type { Services } from '../../services.ts';
import { hashCode, isSameHash } from './one-time-code.ts';
import { countAttempt, markUsed } from './verification-queries.ts';

export interface Guess {
  readonly purpose: CodePurpose;
  readonly address: string;
  /** As typed. */
  readonly code: string;
}

/** Message of the field with a wrong code, by purpose. */
const WRONG_CODE = {
  email: 'field.emailCode',
  phone: 'field.phoneCode',
  device: 'field.emailCode',
} as const satisfies Record<CodePurpose, string>;

/**
 * Runs `act` if the code is the one sent for this session and address, in the transaction that uses it up.
 * @throws ApiError `invalidVerificationCode` for a wrong, expired, used or blocked code; HttpFailure 429 after too many
 * attempts.
 */
export async function redeemCode<Result>(
  { database, hashKey, limits }: Pick<Services, 'database' | 'hashKey' | 'limits'>,
  guess: Guess,
  context: CallContext,
  act: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const { id: sessionId, userId } = requireSession(context);
  const { purpose, address, code } = guess;
  const now = new Date(context.clock());
  const hash = hashCode(hashKey, { purpose, address, sessionId }, code);
  const key = { userId, purpose };
  const redeemed = await database.db.transaction().execute(async (trx) => {
    await requireAccount(trx, userId);
    await limits.count('guesses', toLimitKey(context.clientAddress), trx);
    await limits.count('accountGuesses', userId, trx);
    // A malformed code is a typo and does not use up an attempt.
    const kept = isCodeShaped(code) ? await countAttempt(trx, key, now) : undefined;
    // Returned, not thrown: the counted attempt has to be committed.
    if (kept === undefined || !isSameHash(kept, hash)) return undefined;
    await markUsed(trx, key, now);
    return { result: await act(trx) };
  });
  if (redeemed === undefined) {
    throw new ApiError(ERROR.invalidVerificationCode, { fields: { code: WRONG_CODE[purpose] } });
  }
  return redeemed.result;
}

function isCodeShaped(code: string): boolean {
  return code.length === LIMITS.verificationCodeDigits && /^[0-9]+$/.test(code);
}
