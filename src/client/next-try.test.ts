import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForNextTry } from './next-try.ts';

const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Seconds before an attempt. */
async function secondsBefore(tries: number): Promise<number> {
  const beganMs = Date.now();
  const waiting = waitForNextTry(tries, signal);
  await vi.runAllTimersAsync();
  expect(await waiting).toBe(true);
  return (Date.now() - beganMs) / 1000;
}

it('waits increasingly long, up to a minute, and ends after a quarter of an hour', async () => {
  const waits: number[] = [];
  for (let tries = 1; tries <= 20; tries += 1) waits.push(await secondsBefore(tries));
  expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 15, 30, 60, 60]);
  expect(waits.reduce((sum, seconds) => sum + seconds)).toBe(900);
  expect(await waitForNextTry(21, signal)).toBe(false);
});

it('retries immediately once the browser is online again', async () => {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) => listeners.set(name, listen));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  const waiting = waitForNextTry(1, signal);
  listeners.get('online')?.();
  expect(await waiting).toBe(true);
  expect(listeners.size).toBe(0);
});

it('ends when the upload is canceled', async () => {
  const end = new AbortController();
  const waiting = waitForNextTry(7, end.signal);
  end.abort();
  expect(await waiting).toBe(true);
});
