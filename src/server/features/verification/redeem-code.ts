import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { AccountCodePurpose, CodePurpose } from '#contract/verification/entities.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import { toLimitKey } from '../../middleware/client-address.ts';
import type { Services } from '../../services.ts';
import { hashCode, isSameHash } from './one-time-code.ts';
import type { CodeHolder } from './request-code.ts';
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
  signIn: 'field.emailCode',
} as const satisfies Record<CodePurpose, string>;

type RedeemServices = Pick<Services, 'database' | 'hashKey' | 'limits'>;

/** Runs `act` if the code is the one sent for this session and address; see `spendCode`. */
export function redeemCode<Result>(
  services: RedeemServices,
  guess: Guess & { readonly purpose: AccountCodePurpose },
  context: CallContext,
  act: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const { id: sessionId, userId } = requireSession(context);
  const holder = { key: { userId, purpose: guess.purpose }, sessionId, counted: userId };
  return spendCode(services, { ...guess, holder, context }, { lock: (trx) => requireAccount(trx, userId), act });
}

export interface SpentCode extends Guess {
  readonly holder: CodeHolder;
  readonly context: CallContext;
}

export interface CodeEffect<Result> {
  /** What comes before the code in the order of locks. */
  readonly lock?: (trx: Transaction<Schema>) => Promise<void>;
  readonly act: (trx: Transaction<Schema>) => Promise<Result>;
}

/**
 * Runs `act` if the code is the one that its holder got, in the transaction that uses it up.
 * @throws ApiError `invalidVerificationCode` for a wrong, expired, used or blocked code; HttpFailure 429 after too many
 * attempts.
 */
export async function spendCode<Result>(
  { database, hashKey, limits }: RedeemServices,
  { purpose, address, code, holder, context }: SpentCode,
  { lock, act }: CodeEffect<Result>,
): Promise<Result> {
  const { key, sessionId, counted } = holder;
  const now = new Date(context.clock());
  const hash = hashCode(hashKey, { purpose, address, sessionId }, code);
  const redeemed = await database.db.transaction().execute(async (trx) => {
    await lock?.(trx);
    await limits.count('guesses', toLimitKey(context.clientAddress), trx);
    const isSignIn = 'signInKey' in key;
    if (!isSignIn) await limits.count('accountGuesses', counted, trx);
    // A malformed code is a typo and does not use up an attempt.
    const kept = isCodeShaped(code) ? await countAttempt(trx, key, now) : undefined;
    // Anyone may enter an address. Only attempts at a code count against it, or strangers could keep its owner out.
    if (isSignIn && kept !== undefined) await limits.count('accountGuesses', counted, trx);
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
