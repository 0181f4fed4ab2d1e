import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { SIGN_SECRET } from './sign.ts';

export interface RunningProduct {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

const UNREACHED = '999999999';

/**
 * What differs from a normal start. Every call is signed and counted by the rate limits, which are so high that no load
 * reaches them; there is no line of log per request. Vite sets NODE_ENV in the process that builds: the product must not
 * inherit it.
 */
export const SETTINGS = {
  SIGN_SECRET,
  RATE_LIMIT_CALLS: UNREACHED,
  RATE_LIMIT_SIGN_INS: UNREACHED,
  LOG_LEVEL: 'warn',
  NODE_ENV: '',
} as const;

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Starts the built product in a child process, through another command if one is given, and waits until it listens. */
export async function startProduct(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  wrapper: readonly string[] = [],
): Promise<RunningProduct> {
  const port = await findFreePort();
  const [command = '', ...parameters] = [...wrapper, process.execPath, 'dist/server/main.js'];
  const child = spawn(command, parameters, {
    env: { ...process.env, ...SETTINGS, PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saidOpen(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
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
