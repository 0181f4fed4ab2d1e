import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { canonicalParams } from '#contract/request/canonical-params.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import type { Schema } from '../db/schema.ts';
import type { CallContext } from './call-context.ts';
import { requireSession } from './require-session.ts';

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyLength}}$`);

/** Identifies an idempotent call of an account. */
export interface IdempotentCall {
  readonly userId: number;
  readonly key: string;
  /** Name of the endpoint. */
  readonly call: string;
  /** SHA-256 of the request, 32 bytes. */
  readonly requestHash: Buffer;
  readonly at: Date;
}

export interface CallToRunOnce<E extends Endpoint> {
  readonly endpoint: E;
  readonly request: RequestOf<E>;
  readonly context: CallContext;
}

/**
 * Executes a money call in a transaction, at most once per `Idempotency-Key`: a repeated request gets the first
 * response. Only successes are stored. Without a key, if the endpoint allows that, every call is executed.
 * @throws ApiError `invalidFormat` for a missing or malformed key, `parameterError` for one used with another
 * request.
 */
export async function runOnce<E extends Endpoint>(
  db: Kysely<Schema>,
  order: CallToRunOnce<E>,
  run: (trx: Transaction<Schema>) => Promise<ReplyOf<E>>,
): Promise<ReplyOf<E>> {
  const call = readIdempotentCall(order);
  return db.transaction().execute(async (trx) => {
    if (call === null) return run(trx);
    if (!(await claimKey(trx, call))) return requireStoredReply<ReplyOf<E>>(trx, call);
    const reply = await run(trx);
    await keepAnswer(trx, call, reply);
    return reply;
  });
}

/**
 * The response of an earlier call, for callers that contact a third party before `runOnce`, so that it is contacted
 * once per call, and not for one that will fail. Undefined for a new call.
 * @throws ApiError like `runOnce`.
 */
export async function findEarlierAnswer<E extends Endpoint>(
  db: Kysely<Schema>,
  order: CallToRunOnce<E>,
): Promise<ReplyOf<E> | undefined> {
  const call = readIdempotentCall(order);
  return call === null ? undefined : findStoredResponse<ReplyOf<E>>(db, call);
}

/** Reads the header `Idempotency-Key`; null if it is optional and missing. */
export function readIdempotentCall<E extends Endpoint>(order: CallToRunOnce<E>): IdempotentCall | null {
  const { endpoint, request, context } = order;
  const { userId } = requireSession(context);
  const key = context.headers.get(HEADERS.idempotency);
  if (key === null || key === '') {
    if (endpoint.idempotency === 'required') {
      throw new ApiError(ERROR.invalidFormat, { fields: { idempotencyKey: 'field.required' } });
    }
    return null;
  }
  if (!KEY.test(key)) throw new ApiError(ERROR.invalidFormat, { fields: { idempotencyKey: 'field.invalid' } });
  const requestHash = createHash('sha256')
    .update(`${endpoint.name} ${canonicalParams(request)}`)
    .digest();
  return { userId, key, call: endpoint.name, requestHash, at: new Date(context.clock()) };
}

/**
 * The stored response of a call, undefined if its key is unused; `parameterError` if it was used with another
 * request.
 */
export async function findStoredResponse<Reply>(db: Kysely<Schema>, call: IdempotentCall): Promise<Reply | undefined> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', call.userId)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (kept === undefined) return undefined;
  if (!kept.request_hash.equals(call.requestHash)) {
    throw new ApiError(ERROR.parameterError, { fields: { idempotencyKey: 'field.invalid' } });
  }
  // Stored with the key by this very call; the database type cannot express that.
  return kept.answer as Reply;
}

async function requireStoredReply<Reply>(db: Kysely<Schema>, call: IdempotentCall): Promise<Reply> {
  const kept = await findStoredResponse<Reply>(db, call);
  if (kept === undefined) throw new ApiError(ERROR.parameterError, { fields: { idempotencyKey: 'field.invalid' } });
  return kept;
}

/** Deletes expired idempotency keys. */
export async function deleteExpiredIdempotencyKeys(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const before = new Date(nowMs - LIMITS.idempotencyKeyDays * 24 * 60 * 60 * 1000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/** Claims a key for this transaction; waits for a concurrent one, and returns false if that succeeded. */
async function claimKey(trx: Transaction<Schema>, { userId, key, call, requestHash, at }: IdempotentCall) {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, call, request_hash: requestHash, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<number>`1`.as('claimed'))
    .executeTakeFirst();
  return claimed !== undefined;
}

async function keepAnswer(trx: Transaction<Schema>, { userId, key }: IdempotentCall, reply: unknown): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(reply) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
