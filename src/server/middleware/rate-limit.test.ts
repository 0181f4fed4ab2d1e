import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { shareCountsOf } from './shared-limits.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** The limit of one process. */
function openLimit(callsPerMinute: number, limit: string): RateLimit {
  return createRateLimit({
    isOn: true,
    callsPerMinute,
    share: shareCountsOf(limit, { pool: database.pool, hashKey: 'key' }),
  });
}

/** How many of so many calls may enter. */
async function call(limit: RateLimit, times: number, address = '198.51.100.1'): Promise<number> {
  const calls = await Promise.allSettled(Array.from({ length: times }, () => limit(address)));
  return calls.filter(({ status }) => status === 'fulfilled').length;
}

async function countShared(): Promise<number[]> {
  const { rows } = await database.pool.query<{ count: number }>('SELECT count FROM rate_limits ORDER BY count');
  return rows.map(({ count }) => count);
}

it('is one limit for all processes, a moment after the calls', async () => {
  const learned = [0, 0, 0];
  const limits = learned.map((_, index) => {
    const share = shareCountsOf('a', { pool: database.pool, hashKey: 'key' });
    return createRateLimit({
      ...{ isOn: true, callsPerMinute: 13 },
      async share(counts, most) {
        const sums = await share(counts, most);
        setImmediate(() => {
          learned[index] = sums[0]?.count ?? 0;
        });
        return sums;
      },
    });
  });
  for (const limit of limits) expect(await call(limit, 4)).toBe(4);
  await vi.waitFor(async () => expect(await countShared()).toEqual([12]), PATIENCE);
  // Each learns the sum with its next call, long before it has counted as many itself.
  for (const limit of limits) expect(await call(limit, 1)).toBe(1);
  await vi.waitFor(() => expect(Math.min(...learned)).toBeGreaterThan(12), PATIENCE);
  expect(await countShared()).toEqual([14]);
  for (const limit of limits) expect(await call(limit, 1)).toBe(0);
  expect(await call(limits[0] ?? openLimit(1, 'a'), 1, '198.51.100.2')).toBe(1);
});

it('asks the database only about clients that call often', async () => {
  const limit = openLimit(500, 'b');
  await Promise.all([call(limit, 9, '198.51.100.3'), call(limit, 12, '198.51.100.4')]);
  await vi.waitFor(async () => expect(await countShared()).toContain(12), PATIENCE);
  expect(await countShared()).not.toContain(9);
});

it('counts alone while the database is away', async () => {
  const limit = createRateLimit({ isOn: true, callsPerMinute: 3, share: () => Promise.reject(new Error('away')) });
  expect(await call(limit, 2)).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await call(limit, 2)).toBe(1);
});
