import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it as base, expect } from 'vitest';
import { parseConfig } from '../config.ts';
import { readSecrets } from './secrets.ts';

const it = base.extend<{ dataDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from the pattern.
  dataDir: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'starhall-secrets-'));
    await use(dataDir);
    await rm(dataDir, { recursive: true });
  },
});

const NONE = parseConfig({});

it('takes both secrets from the settings and touches no folder', async ({ dataDir }) => {
  const config = parseConfig({ SIGN_SECRET: 'sign', SESSION_SECRET: 'session' });
  await expect(readSecrets(config, dataDir)).resolves.toEqual({ sign: 'sign', session: 'session' });
  expect(await readdir(dataDir)).toEqual([]);
});

it('makes two different secrets of 256 bits at the first start and reads them at the next', async ({ dataDir }) => {
  const made = await readSecrets(NONE, dataDir);
  for (const secret of [made.sign, made.session]) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(made.sign).not.toBe(made.session);
  await expect(readSecrets(NONE, dataDir)).resolves.toEqual(made);
});

it('makes only what the settings lack', async ({ dataDir }) => {
  const { sign, session } = await readSecrets(parseConfig({ SIGN_SECRET: 'sign' }), dataDir);
  expect(sign).toBe('sign');
  expect(session).toBe(await readFile(join(dataDir, 'secrets/session'), 'utf8'));
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['session']);
});

it('keeps them from other users of the machine, and leaves nothing beside them', async ({ dataDir }) => {
  await readSecrets(NONE, dataDir);
  const modeOf = async (path: string) => (await stat(join(dataDir, path))).mode & 0o777;
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['session', 'sign']);
  await expect(Promise.all(['secrets', 'secrets/sign', 'secrets/session'].map(modeOf))).resolves.toEqual([
    0o700, 0o600, 0o600,
  ]);
});

it('makes processes that start at once agree', async ({ dataDir }) => {
  const all = await Promise.all(Array.from({ length: 20 }, () => readSecrets(NONE, dataDir)));
  expect(new Set(all.map(({ sign }) => sign)).size).toBe(1);
  expect(new Set(all.map(({ session }) => session)).size).toBe(1);
});
