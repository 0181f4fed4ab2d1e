import { expect, it } from 'vitest';
import { createReplayMemory } from './replay-memory.ts';

it('knows a hash again until it expires', async () => {
  const memory = createReplayMemory();
  expect(await memory.remember('a', 100, 0)).toBe(true);
  expect(await memory.remember('a', 100, 100)).toBe(false);
  expect(await memory.remember('a', 300, 101)).toBe(true);
});

it('keeps no more than its capacity, the newest', async () => {
  const memory = createReplayMemory(2);
  for (const hash of ['a', 'b', 'c']) await memory.remember(hash, 100, 0);
  expect(await memory.remember('c', 100, 0)).toBe(false);
  expect(await memory.remember('b', 100, 0)).toBe(false);
  expect(await memory.remember('a', 100, 0)).toBe(true);
});
