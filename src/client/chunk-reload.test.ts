import { expect, it } from 'vitest';
import { reloadAfterChunkFailure } from './chunk-reload.ts';

function reloadsAt(...times: number[]): number {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  for (const atMs of times) reloadAfterChunkFailure({ storage, now: () => atMs, reload });
  return reloads;
}

it('R8.32 R8.33 reloads once in 60 seconds', () => {
  expect(reloadsAt(0)).toBe(1);
  expect(reloadsAt(0, 59_000)).toBe(1);
  expect(reloadsAt(0, 61_000)).toBe(2);
});
