import { type ChildProcess, fork } from 'node:child_process';
import { childEnvironment } from '../child-environment.ts';
import { findProgram } from '../find-program.ts';
import type { Logger } from '../middleware/logger.ts';
import type { ChildMessage } from './image-child.ts';
import type { ImageOrder, ImageOutcome } from './process-image.ts';

export interface ImageProcessor {
  /**
   * Processes a picture after those before it. One that takes too long or crashes the process is rejected like a
   * damaged one.
   * @throws Error for failures other than the picture's.
   */
  process(order: ImageOrder): Promise<ImageOutcome>;
  /** The number of pictures waiting or in progress. */
  readonly waiting: () => number;
  /** The peak memory of the child process, in bytes. */
  readonly peakBytes: () => number;
  /** Kills the child process. */
  close(): void;
}

export interface ImageProcessorSettings {
  readonly log: Logger;
  /** The child program, for tests. */
  readonly program?: string;
  readonly timeoutMs?: number;
}

const PROGRAM = 'src/server/images/image-child.ts';
/** Forty megapixels take six seconds on two busy cores. */
const TIMEOUT_MS = 60_000;
/** An idle process ends to free its memory. */
const IDLE_MS = 60_000;
const DAMAGED = { issue: { message: 'image.format', values: {} } } as const satisfies ImageOutcome;

/** A child process that handles pictures one after the other; see docs/decisions/020-images.md. */
export function createImageProcessor(settings: ImageProcessorSettings): ImageProcessor {
  const { log } = settings;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let peakBytes = 0;

  const dismiss = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const run = async (order: ImageOrder): Promise<ImageOutcome> => {
    clearTimeout(idle);
    child ??= await startChild(settings);
    const message = await askChild(child, order, settings.timeoutMs ?? TIMEOUT_MS);
    if (message?.kind !== 'outcome') dismiss();
    if (message?.kind === 'failure') throw new Error(`a picture could not be made: ${message.reason}`);
    if (message?.kind === 'outcome') {
      peakBytes = Math.max(peakBytes, message.peakBytes);
      return message.outcome;
    }
    log.warn({ purpose: order.purpose }, 'a picture took too long, or crashed the process that reads it');
    return DAMAGED;
  };
  return {
    process(order) {
      waiting += 1;
      const turn = last.then(() => run(order));
      last = turn
        .catch(() => {})
        .then(() => {
          waiting -= 1;
          idle = setTimeout(dismiss, IDLE_MS).unref();
        });
      return turn;
    },
    waiting: () => waiting,
    peakBytes: () => peakBytes,
    close() {
      clearTimeout(idle);
      dismiss();
    },
  };
}

/** Starts the process without this one's settings and secrets; resolves when it accepts orders. */
async function startChild({ program = findProgram(PROGRAM) }: ImageProcessorSettings): Promise<ChildProcess> {
  const child = fork(program, {
    env: childEnvironment(),
    execArgv: ['--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Neither the child nor its channel should keep the parent alive.
  child.unref();
  child.channel?.unref();
  const message = await nextMessage(child);
  if (message?.kind === 'ready') return child;
  child.kill('SIGKILL');
  throw new Error('the process that reads pictures could not be started');
}

/** The result of an order; undefined if the process ends during it or exceeds the time limit. */
async function askChild(child: ChildProcess, order: ImageOrder, timeoutMs: number): Promise<ChildMessage | undefined> {
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  try {
    const answer = nextMessage(child);
    child.send(order, () => {});
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}

function nextMessage(child: ChildProcess): Promise<ChildMessage | undefined> {
  return new Promise((resolve) => {
    const settle = (message: ChildMessage | undefined) => {
      child.off('message', take);
      child.off('exit', end);
      child.off('error', end);
      resolve(message);
    };
    const take = (message: ChildMessage) => settle(message);
    const end = () => settle(undefined);
    child.on('message', take);
    child.on('exit', end);
    child.on('error', end);
    if (child.exitCode !== null || child.signalCode !== null) end();
  });
}
