import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export interface RunningProduct {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * What every benchmark switches off: limits meant for strangers, and a line of log per request. Vite sets NODE_ENV in
 * the process that builds; the product must not hear of it.
 */
export const QUIET = { RATE_LIMIT: 'off', SIGN_ENFORCE: 'off', LOG_LEVEL: 'warn', NODE_ENV: '' } as const;

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Starts the built product in a process of its own and waits until it is open. */
export async function startProduct(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...QUIET, PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saidOpen(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function saidOpen(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('the product has no output');
  for await (const line of createInterface(child.stdout)) {
    if (line.includes('is open')) {
      child.stdout.resume();
      return;
    }
  }
  throw new Error('the product ended before it was open');
}
