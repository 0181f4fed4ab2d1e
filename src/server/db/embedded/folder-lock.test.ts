import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockAlone, lockTogether } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'starhall-lock-'));
let serial = 0;

afterAll(() => rmSync(folder, { recursive: true }));

function atNewPath(timeoutMs = 0) {
  serial += 1;
  return { path: join(folder, `${serial}.lock`), timeoutMs };
}

it('gives one hold alone, and waits for its release', async () => {
  const place = atNewPath();
  const first = await lockAlone(place);
  expect(await lockAlone(place)).toBeUndefined();
  expect(await lockTogether(place)).toBeUndefined();
  const waiting = lockAlone({ ...place, timeoutMs: 10_000 });
  first?.release();
  expect(await waiting).toBeDefined();
});

it('gives any number of holds together, none of them beside one alone', async () => {
  const place = atNewPath();
  const holds = [await lockTogether(place), await lockTogether(place)];
  expect(holds).not.toContain(undefined);
  expect(await lockAlone(place)).toBeUndefined();
  holds[0]?.release();
  expect(await lockAlone(place)).toBeUndefined();
  holds[1]?.release();
  expect(await lockAlone(place)).toBeDefined();
});

it('is not accessible to other users', async () => {
  const place = atNewPath();
  await lockAlone(place);
  expect(statSync(place.path).mode & 0o777).toBe(0o600);
});

it('fails rather than waits where there is no folder', async () => {
  await expect(lockAlone({ path: join(folder, 'none', 'x.lock'), timeoutMs: 10_000 })).rejects.toThrow();
});
