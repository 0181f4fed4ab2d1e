import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from '../../../bench/bundle.ts';

/** Bundled as the product's own server is, since its sources are not for Node.js alone; a single time for all shops. */
let server: Promise<string> | undefined;

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
  server ??= bundle('tests/crash/ledger/shop-server.ts', 'dist/crash');
  const file = await server;
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
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      child = await start();
    },
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function saidOpen(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the shop ended with ${code}`)));
  await Promise.race([once(child, 'message'), ended]);
}
