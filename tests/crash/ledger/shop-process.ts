import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once as onceOf } from 'node:events';
import { once } from '#server/once.ts';
import { bundle } from '../../../bench/bundle.ts';
import { makeDataFolder } from '../data-folder.ts';

/** What the setup of all crash tests has prepared, as variables of the environment; the commands have neither. */
export const PREPARED = { program: 'STARHALL_CRASH_SHOP', dataDir: 'STARHALL_CRASH_SHOP_DATA' } as const;

/** Bundled as the product's own server is, since its sources are not for Node.js alone; a single time for all shops. */
export const bundleShop = once(async () => {
  return process.env[PREPARED.program] ?? bundle('tests/crash/ledger/shop-server.ts', 'dist/crash');
});

/** The data folder of a shop that has been filled, or an empty one, which the shop fills at its start. */
export function makeShopFolder(): string {
  const prepared = process.env[PREPARED.dataDir];
  const folder = makeDataFolder();
  if (prepared !== undefined) execFileSync('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}

export interface ShopProcess {
  readonly origin: string;
  /** Kills the process as a power cut would, and starts another in its place. */
  crash(): Promise<void>;
  /** Lets it end in order. */
  close(): Promise<void>;
}

export interface ShopSettings {
  readonly dataDir: string;
  readonly port: number;
}

/** The service in a child process on a fixed port, so that clients find it again after it was killed. */
export async function startShop({ dataDir, port }: ShopSettings): Promise<ShopProcess> {
  const file = await bundleShop();
  const start = async () => {
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      SIGN_ENFORCE: 'off',
      LOG_LEVEL: 'silent',
    };
    const child = fork(file, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await saidOpen(child);
    return child;
  };
  let child = await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    async crash() {
      const gone = onceOf(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      child = await start();
    },
    async close() {
      const gone = onceOf(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function saidOpen(child: ChildProcess): Promise<void> {
  const ended = onceOf(child, 'exit').then(([code]) => Promise.reject(new Error(`the shop ended with ${code}`)));
  await Promise.race([onceOf(child, 'message'), ended]);
}
