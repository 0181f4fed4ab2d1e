import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPurges } from './create-purges.ts';

/** From an event until every visitor behind the CDN sees the change. */
const PURGED_WITHIN_MS = 1000;
/** An answer from before the event may arrive this much later at the CDN. */
const ON_ITS_WAY_MS = 1500;

let purges: number;

beforeEach(() => {
  vi.useFakeTimers();
  purges = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

const open = () =>
  createPurges({
    purger: {
      purge: async () => {
        purges += 1;
      },
    },
    retry: async () => {},
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  });

it('purges within a second of an event, once for many, and again for answers that were on their way', async () => {
  const { request } = open();
  for (let events = 0; events < 20; events += 1) request();
  expect(purges).toBe(0);
  await vi.advanceTimersByTimeAsync(PURGED_WITHIN_MS);
  expect(purges).toBe(1);
  await vi.advanceTimersByTimeAsync(ON_ITS_WAY_MS);
  expect(purges).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purges).toBe(2);
});
