import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { openTestProduct } from '#tests/product/open-test-product.ts';
import { parseConfig } from '../../config.ts';
import { HttpFailure } from './http-failure.ts';
import { createSharedLimits, deleteExpiredRateLimits, type SharedLimit } from './shared-limits.ts';

let database: TestDatabase;
let nowMs = 1_700_000_000_000;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** The limits of one process. */
function openLimits(settings: Record<string, string> = {}) {
  const config = parseConfig({ NODE_ENV: 'test', ...settings });
  return createSharedLimits({ db: database.db, config, hashKey: 'key', now: () => nowMs });
}

/** Retry-After of a rejection; null if it was allowed. */
async function count(limits: ReturnType<typeof openLimits>, subject: string, limit: SharedLimit = 'accountCodes') {
  try {
    await limits.count(limit, subject);
    return null;
  } catch (error) {
    if (error instanceof HttpFailure) return [error.status, error.code, Number(error.headers['retry-after'])];
    throw error;
  }
}

it('lets as many through as the setting says, then answers 429 with the time to wait', async () => {
  const limits = openLimits({ RATE_LIMIT_ACCOUNT_CODES: '2' });
  expect([await count(limits, 'a'), await count(limits, 'a')]).toEqual([null, null]);
  expect(await count(limits, 'a')).toEqual([429, ERROR.systemBusy, 3600]);
  expect(await count(limits, 'b')).toBeNull();
  expect(await count(limits, 'a', 'guesses')).toBeNull();
  nowMs += 3_599_500;
  expect(await count(limits, 'a')).toEqual([429, ERROR.systemBusy, 1]);
  nowMs += 500;
  expect(await count(limits, 'a')).toBeNull();
});

it('is one count for all processes, also at the same moment', async () => {
  const processes = [openLimits(), openLimits(), openLimits()];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => count(processes[index % 3] ?? openLimits(), 'many')),
  );
  expect(answers.filter((answer) => answer === null)).toHaveLength(5);
});

it('counts nothing where a transaction fails', async () => {
  const limits = openLimits({ RATE_LIMIT_ACCOUNT_CODES: '1' });
  const failing = database.db.transaction().execute(async (trx) => {
    await limits.count('accountCodes', 'undone', trx);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await count(limits, 'undone')).toBeNull();
});

it('stops counting above the limit and keeps no address', async () => {
  const limits = openLimits({ RATE_LIMIT_SIGN_INS: '3' });
  for (let asked = 0; asked < 20; asked += 1) await count(limits, '203.0.113.9', 'signIns');
  const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
  expect(Math.max(...rows.map((row) => row.count))).toBeLessThanOrEqual(6);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9');
});

it('forgets windows that are over', async () => {
  await count(openLimits(), 'forgotten');
  await deleteExpiredRateLimits(database.db, nowMs + 3_600_000);
  expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});

it('counts nothing where RATE_LIMIT is off', async () => {
  const limits = openLimits({ RATE_LIMIT: 'off', RATE_LIMIT_ACCOUNT_CODES: '1' });
  expect([await count(limits, 'off'), await count(limits, 'off')]).toEqual([null, null]);
});

it('limits sign-ins of a client address, signed or not, and not by requests of other sites', async () => {
  const product = await openTestProduct({ settings: { RATE_LIMIT: 'on', RATE_LIMIT_SIGN_INS: '2' } });
  try {
    const post = async (headers: Record<string, string>, address = '198.51.100.1') => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' };
      const response = await product.request('/api/provider/google/login', init, { address });
      return [response.status, (await response.json()).error.code];
    };
    const foreign = { origin: 'https://evil.example' };
    for (let asked = 0; asked < 3; asked += 1) expect(await post(foreign)).toEqual([403, ERROR.forbidden]);
    const garbage = { 'yg-token': 'Bearer a.b.c' };
    expect(await post({})).toEqual([401, ERROR.signatureMissing]);
    expect(await post(garbage)).toEqual([401, ERROR.malformedSignature]);
    expect(await post({})).toEqual([429, ERROR.systemBusy]);
    expect(await post(garbage)).toEqual([429, ERROR.systemBusy]);
    expect(await post({}, '198.51.100.2')).toEqual([401, ERROR.signatureMissing]);
    product.clock.advance(600_000);
    expect(await post({})).toEqual([401, ERROR.signatureMissing]);
  } finally {
    await product.close();
  }
});
