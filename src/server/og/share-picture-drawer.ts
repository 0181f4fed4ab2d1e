import { type ChildProcess, fork } from 'node:child_process';
import { LIMITS } from '#contract/values/limits.ts';
import { childEnvironment } from '../child-environment.ts';
import { findProgram } from '../find-program.ts';
import type { SharePictureOrder } from './share-picture-order.ts';

const PROGRAM = 'src/server/og/draw-child.ts';
/** Half a second on an idle machine. */
const TIMEOUT_MS = 30_000;

export interface DrawnPicture {
  /** Called when its turn comes, to prepare the order. */
  prepare(): Promise<SharePictureOrder>;
  /** Stores the result, and returns the bytes for everyone who waits for it. */
  keep(drawn: Uint8Array): Promise<Uint8Array>;
}

export interface SharePictureDrawer {
  /**
   * Draws pictures one after the other. Concurrent requests for the same key share one; undefined if too many others
   * wait.
   * @throws Error if the process fails or takes too long.
   */
  draw(key: string, picture: DrawnPicture): Promise<Uint8Array | undefined>;
}

export interface SharePictureDrawerSettings {
  /** The child program, for tests. */
  readonly program?: string;
  readonly timeoutMs?: number;
}

/** Draws share pictures, each in a child process, without blocking pages and calls. */
export function createSharePictureDrawer(settings: SharePictureDrawerSettings = {}): SharePictureDrawer {
  const waiting = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async draw(key, { prepare, keep }) {
      const known = waiting.get(key);
      if (known !== undefined) return known;
      if (waiting.size >= LIMITS.sharePicturesWaiting) return undefined;
      const drawn = last.then(async () => keep(await drawInChild(await prepare(), settings)));
      last = drawn.catch(() => undefined);
      waiting.set(key, drawn);
      return drawn.finally(() => waiting.delete(key));
    },
  };
}

/** Starts the process without this one's settings and secrets. */
async function drawInChild(order: SharePictureOrder, settings: SharePictureDrawerSettings): Promise<Uint8Array> {
  const child = fork(settings.program ?? findProgram(PROGRAM), {
    env: childEnvironment(),
    execArgv: ['--max-old-space-size=192'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), settings.timeoutMs ?? TIMEOUT_MS);
  try {
    child.send(order, () => {});
    return await readPicture(child);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

function readPicture(child: ChildProcess): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      if (message instanceof Uint8Array) resolve(message);
      else reject(new Error('the process that draws share pictures sent an unexpected message'));
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the process that draws share pictures exited without a picture')));
  });
}
