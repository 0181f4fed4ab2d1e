import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SIGN_SECRET } from '../../bench/sign.ts';
import { findFreePort } from '../../bench/start-product.ts';

const START_MS = 180_000;
/** Severity of an error in the log. */
const ERROR_LEVEL = 50;

export interface RunningRelease {
  readonly name: string;
  /** Of its build. */
  readonly folder: string;
  readonly origin: string;
  /** Errors of its log and its error output. */
  readonly complaints: readonly string[];
  readonly isReady: () => Promise<boolean>;
  stop(): Promise<void>;
}

export interface ReleaseStart {
  readonly name: string;
  /** Of its build. */
  readonly folder: string;
  readonly dataDir: string;
  /** Where its files are. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts a built release on a data folder and waits until it is ready. */
export async function startRelease({ name, folder, dataDir, settings }: ReleaseStart): Promise<RunningRelease> {
  const port = await findFreePort();
  const { PATH, HOME, LANG, TMPDIR, USER } = process.env;
  const child = spawn(process.execPath, [join(folder, 'dist/server/main.js')], {
    cwd: folder,
    env: {
      ...{ PATH, HOME, LANG, TMPDIR, USER },
      ...{
        PORT: String(port),
        DATA_DIR: dataDir,
        SIGN_SECRET,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
        MIGRATE: 'before',
      },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  const note = (text: string) => {
    for (const line of text.split('\n')) if (isComplaint(line)) complaints.push(`${name}: ${line}`);
  };
  child.stdout.setEncoding('utf8').on('data', note);
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(`${name}: ${text}`));
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true;
  const endMs = performance.now() + START_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > endMs) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not become ready: ${complaints.join(' ')}`);
    }
    await sleep(100);
  }
  return {
    ...{ name, folder, origin, complaints, isReady },
    async stop() {
      if (child.exitCode !== null) throw new Error(`${name} has ended with ${child.exitCode}`);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function isComplaint(line: string): boolean {
  const [, level] = /^\{"level":(\d+)/.exec(line) ?? [];
  return level !== undefined && Number(level) >= ERROR_LEVEL;
}
