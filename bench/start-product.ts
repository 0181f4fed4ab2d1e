import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { SIGN_SECRET } from './sign.ts';

export interface RunningProduct {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Failures that it did not expect, as it logged them. */
  readonly failures: readonly string[];
  /** Lets it end in order. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
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

/**
 * Starts the built product in a child process, through another command if one is given, and waits until it listens: on
 * the `PORT` of its settings, or a free one.
 */
export async function startProduct(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  wrapper: readonly string[] = [],
): Promise<RunningProduct> {
  const port = settings.PORT === undefined ? await findFreePort() : Number(settings.PORT);
  const [command = '', ...parameters] = [...wrapper, process.execPath, 'dist/server/main.js'];
  const child = spawn(command, parameters, {
    env: { ...process.env, ...SETTINGS, PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failures: string[] = [];
  await saidOpen(child, failures);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    ...{ port, failures },
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Resolves once it says so, and follows its log from then on. */
function saidOpen(child: ChildProcess, failures: string[]): Promise<void> {
  if (child.stdout === null) throw new Error('the product has no output');
  const lines = createInterface(child.stdout);
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      if (line.includes('is open')) resolve();
      else if (line.includes('unexpected failure')) failures.push(line);
    });
    lines.on('close', () => reject(new Error('the product ended before it was open')));
  });
}
