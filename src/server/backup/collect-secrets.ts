import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from '#server/secrets.ts';
import { type BackedUpSecret, SECRET_NAME } from './manifest.ts';

/** The secrets of a store by the names of their files; those of the settings replace the generated ones. */
export async function collectSecrets(dataDir: string, { sign, session }: Secrets): Promise<Required<BackedUpSecret>[]> {
  const folder = join(dataDir, 'secrets');
  const names = await readdir(folder).catch(() => []);
  const generated = names.filter((name) => SECRET_NAME.test(name) && name !== 'sign' && name !== 'session').sort();
  const others = await Promise.all(
    generated.map(async (name) => ({ name, value: (await readFile(join(folder, name), 'utf8')).trim() })),
  );
  return [{ name: 'sign', value: sign }, { name: 'session', value: session }, ...others];
}
