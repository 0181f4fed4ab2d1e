import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { resultReply } from '#contract/schema/reply-shapes.ts';
import { z } from '#contract/schema/schema.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import type { CallContext } from './call-context.ts';
import { deleteExpiredIdempotencyKeys, runOnce } from './run-once.ts';

const AT_MS = Date.parse('2026-03-01T04:00:00Z');

const pay = defineEndpoint({
  name: 'pay',
  group: 'test',
  summary: 'A money call',
  method: 'POST',
  path: '/api/pay',
  auth: 'user',
  body: 'json',
  idempotency: 'required',
  request: z.object({ amount: z.int() }),
  reply: z.extend(resultReply, { number: z.int() }),
  errors: [],
});
const tell = defineEndpoint({ ...pay, name: 'tell', idempotency: 'allowed' });

let database: TestDatabase;
let userId = 0;
let done = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(() => {
  userId += 1;
  done = 0;
});

afterAll(() => database.drop());

function contextWith(key: string | null): CallContext {
  const headers = new Headers(key === null ? {} : { [HEADERS.idempotency]: key });
  const session = { userId, id: '', userType: 1, userStatus: 1, isOperator: false } as const;
  return {
    session: { ...session, emailConfirmed: true, deviceAllowed: true, providerEnabled: false },
    clientAddress: '',
    userAgent: '',
    clock: () => AT_MS,
    requestId: '',
    headers,
    responseHeaders: new Headers(),
  };
}

function call(key: string | null, amount = 1, endpoint = pay) {
  return runOnce(database.db, { endpoint, request: { amount }, context: contextWith(key) }, async () => {
    done += 1;
    return { result: true as const, number: done };
  });
}

it('does it once and answers the same again, however many ask at the same time', async () => {
  const answers = await Promise.all([call('a'), call('a'), call('a')]);
  expect(answers).toEqual([1, 1, 1].map((number) => ({ result: true, number })));
  expect(await call('a')).toEqual({ result: true, number: 1 });
  expect(done).toBe(1);
});

it('keeps keys of accounts apart', async () => {
  await call('a');
  userId += 1;
  expect(await call('a')).toEqual({ result: true, number: 2 });
});

it('refuses a key that stands for another request or another call', async () => {
  await call('a');
  await expect(call('a', 2)).rejects.toMatchObject({ code: ERROR.parameterError });
  await expect(call('a', 1, tell)).rejects.toMatchObject({ code: ERROR.parameterError });
  expect(done).toBe(1);
});

it('keeps no failure: the same key may try again', async () => {
  const failing = runOnce(database.db, { endpoint: pay, request: { amount: 1 }, context: contextWith('a') }, () => {
    throw new ApiError(ERROR.notEnoughCoins);
  });
  await expect(failing).rejects.toMatchObject({ code: ERROR.notEnoughCoins });
  expect(await call('a')).toEqual({ result: true, number: 1 });
});

describe('the key', () => {
  const MALFORMED = ['k'.repeat(LIMITS.idempotencyKeyLength + 1), 'two words', 'ä'];

  it.each(MALFORMED)('%j is none', async (key) => {
    await expect(call(key)).rejects.toMatchObject({
      code: ERROR.invalidFormat,
      fields: { idempotencyKey: 'field.invalid' },
    });
  });

  it('may be as long as it may be', async () => {
    expect(await call('k'.repeat(LIMITS.idempotencyKeyLength))).toMatchObject({ result: true });
  });

  it('is missed where it is required, and where it is not each call counts', async () => {
    await expect(call(null)).rejects.toMatchObject({
      code: ERROR.invalidFormat,
      fields: { idempotencyKey: 'field.required' },
    });
    await call(null, 1, tell);
    await call(null, 1, tell);
    expect(done).toBe(2);
  });

  it('is deleted after a time without a retry', async () => {
    await call('a');
    await deleteExpiredIdempotencyKeys(database.db, AT_MS + LIMITS.idempotencyKeyDays * DAY_MS);
    expect(await call('a')).toMatchObject({ number: 1 });
    await deleteExpiredIdempotencyKeys(database.db, AT_MS + LIMITS.idempotencyKeyDays * DAY_MS + 1);
    expect(await call('a')).toMatchObject({ number: 2 });
  });
});
