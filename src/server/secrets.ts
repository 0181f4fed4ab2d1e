import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

export interface Secrets {
  readonly sign: string;
  readonly session: string;
}

export interface StoredSecret {
  readonly dataDir: string;
  /** File name in the data folder's `secrets`. */
  readonly name: string;
  readonly make: () => string | Promise<string>;
}

/** Reads a secret from the data folder, creating it on first use; concurrent processes agree on one. */
export async function readOrMakeSecret({ dataDir, name, make }: StoredSecret): Promise<string> {
  const folder = join(dataDir, 'secrets');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const path = join(folder, name);
  const kept = await readFile(path, 'utf8').catch(ignoreCode('ENOENT'));
  if (kept !== undefined) return kept.trim();
  // Write to a temporary file and link it: other processes never read a partial or empty secret.
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, await make(), { flag: 'wx', mode: 0o600 });
    await link(draft, path).catch(ignoreCode('EEXIST'));
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

function ignoreCode(code: string): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  };
}

/** The secrets from the settings or, outside production, those stored in the data folder. */
export async function readSecrets(config: Config, dataDir: string): Promise<Secrets> {
  const make = () => randomBytes(32).toString('base64url');
  return {
    sign: config.SIGN_SECRET || (await readOrMakeSecret({ dataDir, name: 'sign', make })),
    session: config.SESSION_SECRET || (await readOrMakeSecret({ dataDir, name: 'session', make })),
  };
}
