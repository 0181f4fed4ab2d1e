import { expect, it, vi } from 'vitest';
import { createStore } from './create-store.ts';

it('calls back who subscribed, until they leave', () => {
  const store = createStore(1);
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = store.subscribe(first);
  store.subscribe(second);
  store.set(2);
  leave();
  store.set(3);
  expect([store.get(), first.mock.calls.length, second.mock.calls.length]).toEqual([3, 1, 2]);
});
