import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeliveries } from './deliveries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(promise: Promise<void>): () => boolean {
  let isOver = false;
  void promise.then(() => {
    isOver = true;
  });
  return () => isOver;
}

test('what may wait follows the acknowledgement of this purchase, even a failed one', async () => {
  const deliveries = createDeliveries();
  const isOver = watch(deliveries.wait('X1'));
  await deliveries.note('X2', Promise.resolve());
  expect(isOver()).toBe(false);
  await expect(deliveries.note('X1', Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await Promise.resolve();
  expect(isOver()).toBe(true);
});

test('it does not wait for a game that acknowledges on its server', async () => {
  const isOver = watch(createDeliveries().wait('X1'));
  await vi.advanceTimersByTimeAsync(299);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});
