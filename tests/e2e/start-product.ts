import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findMemoryFolder } from '#tests/database/find-memory-folder.ts';

export interface RunningProduct {
  readonly origin: string;
  readonly dataDir: string;
  /** Its process. */
  readonly pid: number;
  stop(): Promise<void>;
}

const START_MS = 60_000;
const STOP_MS = 20_000;

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  return address.port;
}

type Settings = Readonly<Record<string, string>>;

interface StartOptions {
  /** The data folder that `fillStore` made, of which the product gets a copy; otherwise it begins with an empty one. */
  readonly from?: string;
  /** Backed up into its data folder, the first time right after the start. */
  readonly hasBackups?: boolean;
}

/** Starts the built product of a folder with a new data folder, from where nothing else is. Returns its origin once it responds. */
export async function startProduct(
  root: string,
  settings: Settings | ((origin: string) => Settings),
  options: StartOptions = {},
): Promise<RunningProduct> {
  const { end, ...product } = await openProduct(root, settings, options);
  return {
    ...product,
    async stop() {
      await end();
      await rm(product.dataDir, { recursive: true, force: true });
    },
  };
}

/** A product whose data folder stays when it ends. */
export async function openProduct(
  root: string,
  settings: Settings | ((origin: string) => Settings),
  { hasBackups = false, from }: StartOptions = {},
) {
  const dataDir = await mkdtemp(join(findMemoryFolder(), 'starhall-browser-'));
  // With the owners of its files: PostgreSQL may run as another user.
  if (from !== undefined) await promisify(execFile)('cp', ['-a', `${from}/.`, dataDir]);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: dataDir,
    env: {
      ...inheritedEnvironment(),
      ...{ PORT: String(port), DATA_DIR: dataDir },
      ...(hasBackups && { BACKUP_TO: join(dataDir, 'backups') }),
      ...(typeof settings === 'function' ? settings(origin) : settings),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  try {
    await waitUntilItAnswers(child, origin);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`the product did not start: ${complaints}`, { cause: error });
  }
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    end: () => endGracefully(child),
  };
}

/** The shell's variables without product settings: a developer's own .env must not affect tests. */
function inheritedEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR, USER } = process.env;
  return { PATH, HOME, LANG, TMPDIR, USER, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
}

async function waitUntilItAnswers(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`no answer within ${START_MS} ms`);
}

async function endGracefully(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const giveUp = new AbortController();
  const isEnded = await Promise.race([
    ended.then(() => true),
    wait(STOP_MS, false, { signal: giveUp.signal }).catch(() => true),
  ]);
  giveUp.abort();
  if (!isEnded) {
    child.kill('SIGKILL');
    await ended;
    throw new Error(`the product did not stop within ${STOP_MS} ms of SIGTERM`);
  }
}
