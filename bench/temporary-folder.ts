import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopServer } from '#server/db/embedded/run-server.ts';

/** Lends a new data folder and removes it afterwards, with the database server that may still run on it. */
export async function withDataFolder<Value>(use: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'starhall-bench-'));
  try {
    return await use(folder);
  } finally {
    await stopServer(join(folder, 'postgres', 'cluster')).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}
