import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { AccountCodePurpose, CodeSent } from '#contract/verification/entities.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import { toLimitKey } from '../../middleware/client-address.ts';
import type { Services } from '../../services.ts';

import { type CodeToSend, codeJobOf } from './code-jobs.ts';
import { type CodeBinding, hashCode, makeCode, sealCode } from './one-time-code.ts';
import { type CodeKey, findCode, replaceCode } from './verification-queries.ts';
import { waitForDelivery } from './wait-for-delivery.ts';

export type CodeServices = Pick<Services, 'config' | 'database' | 'hashKey' | 'jobs' | 'limits'>;
export type CodeOrder = Pick<CodeBinding, 'purpose' | 'address'>;

/** Creates a code for the caller's session; see `issueCode`. */
export function requestCode(
  services: CodeServices,
  order: CodeOrder & { readonly purpose: AccountCodePurpose },
  context: CallContext,
): Promise<CodeSent> {
  const { id: sessionId, userId } = requireSession(context);
  const holder = { key: { userId, purpose: order.purpose }, sessionId, counted: userId };
  return issueCode(services, order, holder, context);
}

/** Who gets a code, and may enter it. */
export interface CodeHolder {
  readonly key: CodeKey;
  /** The session, or the browser of a sign-in. */
  readonly sessionId: string;
  /** Whose codes and guesses are counted: the account, or the address of a sign-in. */
  readonly counted: number | string;
}

/**
 * Creates a code and a job that sends it, in one transaction; then waits briefly for the result, so that an invalid
 * number is reported immediately.
 * @throws ApiError `verificationCodeStillValid` while an earlier code is valid, the provider's code if it rejects the
 * new one; HttpFailure 429 for too many requests by an address or account, or too many codes to a destination.
 */
export async function issueCode(
  services: CodeServices,
  order: CodeOrder,
  holder: CodeHolder,
  context: CallContext,
): Promise<CodeSent> {
  const { db } = services.database;
  const codeId = randomUUID();
  await db.transaction().execute((trx) => storeCode(services, trx, { codeId, order, holder, context }));
  const { failure } = await waitForDelivery(db, codeId);
  if (failure !== null) throw new ApiError(failure);
  return { result: true, expiresIn: LIMITS.verificationCodeSeconds };
}

interface NewCode {
  readonly codeId: string;
  readonly order: CodeOrder;
  readonly holder: CodeHolder;
  readonly context: CallContext;
}

async function storeCode(services: CodeServices, trx: Kysely<Schema>, { codeId, order, holder, context }: NewCode) {
  const { hashKey, limits, jobs, config } = services;
  const code = makeCode();
  const nowMs = context.clock();
  const row = {
    id: codeId,
    code_hash: hashCode(hashKey, { ...order, sessionId: holder.sessionId }, code),
    created_at: new Date(nowMs),
    expires_at: new Date(nowMs + LIMITS.verificationCodeSeconds * 1000),
  };
  const isStored = await replaceCode(trx, holder.key, row);
  if (!isStored) throw await refuseAnother(trx, holder.key, nowMs);
  // Rejected requests are not counted, so a double click costs nothing.
  await limits.count('codes', toLimitKey(context.clientAddress), trx);
  await limits.count('accountCodes', holder.counted, trx);
  // Prevents many accounts together from flooding a third party's mailbox or phone.
  await limits.count('destinationCodes', order.address.toLowerCase(), trx);
  const toSend: CodeToSend = {
    codeId,
    to: order.address,
    language: readCallLanguage(context, config.LOCALES),
    seal: sealCode(hashKey, codeId, code),
  };
  await jobs.enqueue(trx, codeJobOf(order.purpose), toSend);
}

async function refuseAnother(trx: Kysely<Schema>, key: CodeKey, nowMs: number): Promise<ApiError> {
  const earlier = await findCode(trx, key);
  const seconds = Math.ceil(((earlier?.expires_at.getTime() ?? nowMs) - nowMs) / 1000);
  return new ApiError(ERROR.verificationCodeStillValid, { params: { seconds: Math.max(seconds, 1) } });
}
