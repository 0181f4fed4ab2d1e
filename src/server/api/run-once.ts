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

/** What one call of an account is known by. */
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
 * Does what a money call asks for, in a transaction and at most once for each `Idempotency-Key`: a call that comes
 * again with the same request gets the answer of the first. Only successes are kept. Without a key, where the endpoint
 * allows that, it is done as often as it is asked for.
 * @throws ApiError `invalidFormat` for a key that is missing or malformed, `parameterError` for one that stands for
 * another request.
 */
export async function runOnce<E extends Endpoint>(
  db: Kysely<Schema>,
  order: CallToRunOnce<E>,
  run: (trx: Transaction<Schema>) => Promise<ReplyOf<E>>,
): Promise<ReplyOf<E>> {
  const call = readIdempotentCall(order);
  return db.transaction().execute(async (trx) => {
    if (call === null) return run(trx);
    if (!(await claimKey(trx, call))) return requireKeptAnswer<ReplyOf<E>>(trx, call);
    const reply = await run(trx);
    await keepAnswer(trx, call, reply);
    return reply;
  });
}

/**
 * The answer of a call that came before, for those who ask somebody outside before they `runOnce`: nobody is asked twice
 * for one call, nor for one that will be refused. Undefined for a call that is new.
 * @throws ApiError as `runOnce` does.
 */
export async function findEarlierAnswer<E extends Endpoint>(
  db: Kysely<Schema>,
  order: CallToRunOnce<E>,
): Promise<ReplyOf<E> | undefined> {
  const call = readIdempotentCall(order);
  return call === null ? undefined : findKeptAnswer<ReplyOf<E>>(db, call);
}

/** Reads the header `Idempotency-Key`; null where the endpoint does without one and none is sent. */
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
 * The answer that was kept for a call, undefined where its key is free; `parameterError` where it stands for another
 * request.
 */
export async function findKeptAnswer<Reply>(db: Kysely<Schema>, call: IdempotentCall): Promise<Reply | undefined> {
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
  // Written with the key for this very call; the database cannot say so in its type.
  return kept.answer as Reply;
}

async function requireKeptAnswer<Reply>(db: Kysely<Schema>, call: IdempotentCall): Promise<Reply> {
  const kept = await findKeptAnswer<Reply>(db, call);
  if (kept === undefined) throw new ApiError(ERROR.parameterError, { fields: { idempotencyKey: 'field.invalid' } });
  return kept;
}

/** Forgets keys that nobody comes back with. */
export async function forgetIdempotencyKeys(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const before = new Date(nowMs - LIMITS.idempotencyKeyDays * 24 * 60 * 60 * 1000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/** Claims a key for this transaction; waits for another that is using it, and is false where that one succeeded. */
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
