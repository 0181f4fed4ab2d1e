import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import type { FileFacts } from '#contract/version/inspection.ts';
import { NO_FACTS } from '#domain/inspection/file-facts.ts';
import { finding, type KnownFinding } from '#domain/inspection/findings.ts';
import { childEnvironment } from '../child-environment.ts';
import { projectRoot } from '../project-root.ts';
import type { InspectionLimits, InspectionListener } from './package-inspector.ts';
import type { ChildMessage, ChildStage, PackageOrder } from './package-order.ts';
import { watchMemory } from './watch-memory.ts';

export interface ChildTask {
  readonly order: PackageOrder;
  readonly listener: InspectionListener;
  readonly limits: InspectionLimits;
  /** The program that reads the file; for tests another one. */
  readonly program?: string | undefined;
  /** Aborted where the product is closed: what the process was doing is then nobody's fault. */
  readonly signal: AbortSignal;
}

const PROGRAM = 'src/server/inspection/inspection-child.ts';
const HEAP_MB = 192;
/** It takes a third of a second, and many times that on a busy machine. */
const START_MS = 60_000;
/** Whoever ends a process by these means the process and not the file. */
const ENDED_FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Has a file read by a new process and passes on what it tells. What takes too long or too much memory, or takes the
 * process down, is a finding of the stage it happened in.
 * @returns the most memory in bytes that the process has held.
 * @throws Error when the process could not be started, or was ended by somebody else.
 */
export async function readInChild(task: ChildTask): Promise<number> {
  task.signal.throwIfAborted();
  const child = startChild(task.program ?? join(projectRoot(), PROGRAM));
  const watch = watchLimits(child, task);
  const abort = () => child.kill('SIGKILL');
  task.signal.addEventListener('abort', abort, { once: true });
  try {
    const { isDone, stage, facts } = await followChild(child, task, watch);
    task.signal.throwIfAborted();
    if (!isDone) {
      await task.listener.onStage({ stage, facts, findings: [watch.found() ?? (await causeOfDeath(child))] });
    }
    return watch.peakBytes();
  } catch (error) {
    // Ended by us, at whatever point it was: it may not even have been ready yet.
    task.signal.throwIfAborted();
    throw error;
  } finally {
    watch.stop();
    task.signal.removeEventListener('abort', abort);
    child.kill('SIGKILL');
  }
}

/** How the process ended: with everything told, or over a stage. */
interface Ending {
  readonly isDone: boolean;
  readonly stage: ChildStage;
  readonly facts: FileFacts;
}

/** Starts the process without the settings and secrets of this one. */
function startChild(program: string): ChildProcess {
  return fork(program, {
    env: childEnvironment(),
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Passes on what the process tells, in its order, until it is done or gone. */
async function followChild(
  child: ChildProcess,
  { order, listener }: ChildTask,
  watch: Pick<LimitWatch, 'begin' | 'beginStage'>,
): Promise<Ending> {
  let isReady = false;
  let stage: ChildStage = 'format';
  let facts = NO_FACTS;
  for await (const [told] of on(child, 'message', { close: ['disconnect'] })) {
    const message: ChildMessage = told;
    if (message.tell === 'done') return { isDone: true, stage, facts };
    if (message.tell === 'failure') throw new Error(`a file could not be inspected: ${message.reason}`);
    if (message.tell === 'ready') {
      isReady = true;
      watch.begin();
      child.send(order, () => {});
    } else if (message.tell === 'begun') {
      stage = message.stage;
      watch.beginStage();
      await listener.onBegun(stage);
    } else {
      facts = message.report.facts;
      await listener.onStage(message.report);
    }
  }
  if (!isReady) throw new Error('the process that inspects files could not be started');
  return { isDone: false, stage, facts };
}

/** What a process that is gone died of. @throws Error where somebody ended it. */
async function causeOfDeath(child: ChildProcess): Promise<KnownFinding> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (ENDED_FROM_OUTSIDE.includes(child.signalCode)) {
    throw new Error(`the process that inspects files was ended by ${child.signalCode}`);
  }
  // What Node.js does when its heap is full.
  return finding(child.signalCode === 'SIGABRT' ? 'process.memory' : 'process.crash');
}

interface LimitWatch {
  /** From here on the work counts; a busy machine may take its time to start the process. */
  begin(): void;
  beginStage(): void;
  /** Which limit has ended the process; undefined: none. */
  found(): KnownFinding | undefined;
  readonly peakBytes: () => number;
  stop(): void;
}

/** Ends the process when it takes too long or too much, and remembers why. */
function watchLimits(child: ChildProcess, { order: { depth }, limits }: ChildTask): LimitWatch {
  let found: KnownFinding | undefined;
  const end = (code: 'process.timeout' | 'process.memory') => {
    found ??= finding(code);
    child.kill('SIGKILL');
  };
  let whole = setTimeout(() => child.kill('SIGKILL'), START_MS);
  let stage: NodeJS.Timeout | undefined;
  const memory = watchMemory(child.pid ?? 0, {
    limitBytes: limits.memoryBytes,
    onTooMuch: () => end('process.memory'),
  });
  return {
    begin() {
      clearTimeout(whole);
      whole = setTimeout(end, depth === 'look' ? limits.lookMs : limits.wholeMs, 'process.timeout');
    },
    beginStage() {
      clearTimeout(stage);
      stage = setTimeout(end, limits.stageMs, 'process.timeout');
    },
    found: () => found,
    peakBytes: memory.peakBytes,
    stop() {
      clearTimeout(whole);
      clearTimeout(stage);
      memory.stop();
    },
  };
}
