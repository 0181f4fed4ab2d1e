import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import type { FileFacts } from '#contract/version/inspection.ts';
import { NO_FACTS } from '#domain/inspection/file-facts.ts';
import { finding, type KnownFinding } from '#domain/inspection/findings.ts';
import { childEnvironment } from '../child-environment.ts';
import { findProgram } from '../find-program.ts';
import type { ChildMessage, ChildStage, PackageOrder, ParentMessage, StageReport } from './package-order.ts';
import { REMOTE_BLOCK_BYTES, type RemoteFile } from './remote-handle.ts';
import { watchMemory } from './watch-memory.ts';

export interface InspectionListener {
  readonly onBegun: (stage: StageReport['stage']) => Promise<void>;
  readonly onStage: (report: StageReport) => Promise<void>;
}

export interface InspectionLimits {
  readonly lookMs: number;
  readonly stageMs: number;
  readonly wholeMs: number;
  /** Resident memory of the process, including its program. */
  readonly memoryBytes: number;
}

export interface ChildTask {
  readonly order: PackageOrder;
  /** The file of an order without a path. */
  readonly remote?: RemoteFile | undefined;
  readonly listener: InspectionListener;
  readonly limits: InspectionLimits;
  /** The program that reads the file, replaceable in tests. */
  readonly program?: string | undefined;
  /** Aborted when the product closes: an interrupted inspection is not the file's fault. */
  readonly signal: AbortSignal;
}

const PROGRAM = 'src/server/inspection/inspection-child.ts';
const HEAP_MB = 192;
/** Starting takes a third of a second, and many times that on a busy machine. */
const START_MS = 60_000;
/** These signals from outside concern the process, not the file. */
const ENDED_FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Reads a file in a new process and forwards its messages. Exceeding time or memory, or a crash, is a finding of the
 * current stage.
 * @returns the peak memory of the process in bytes.
 * @throws Error if the process could not be started, or was ended externally.
 */
export async function readInChild(task: ChildTask): Promise<number> {
  task.signal.throwIfAborted();
  const child = startChild(task.program ?? findProgram(PROGRAM));
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
    // We ended it, possibly before it was ready.
    task.signal.throwIfAborted();
    throw error;
  } finally {
    watch.stop();
    task.signal.removeEventListener('abort', abort);
    child.kill('SIGKILL');
  }
}

/** How the process ended: complete, or during a stage. */
interface Ending {
  readonly isDone: boolean;
  readonly stage: ChildStage;
  readonly facts: FileFacts;
}

/** Starts the process without this one's settings and secrets. */
function startChild(program: string): ChildProcess {
  return fork(program, {
    env: childEnvironment(),
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // For bytes of a file that is not local.
    serialization: 'advanced',
  });
}

/** Forwards the process's messages in order until it is done or gone. */
async function followChild(
  child: ChildProcess,
  { order, remote, listener }: ChildTask,
  watch: Pick<LimitWatch, 'begin' | 'beginStage'>,
): Promise<Ending> {
  let isReady = false;
  let stage: ChildStage = 'format';
  let facts = NO_FACTS;
  for await (const [received] of on(child, 'message', { close: ['disconnect'] })) {
    const message: ChildMessage = received;
    if (message.kind === 'done') return { isDone: true, stage, facts };
    if (message.kind === 'failure') throw new Error(`a file could not be inspected: ${message.reason}`);
    if (message.kind === 'ready') {
      isReady = true;
      watch.begin();
      child.send(order, () => {});
    } else if (message.kind === 'read') {
      const bytes = await readRemote(remote, message);
      child.send({ bytes } satisfies ParentMessage, () => {});
    } else if (message.kind === 'begun') {
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

/** @throws Error for a range that the file does not have, and any error of the file. */
async function readRemote(
  remote: RemoteFile | undefined,
  { position, length }: { readonly position: number; readonly length: number },
): Promise<Uint8Array> {
  const isRange = Number.isInteger(position) && Number.isInteger(length) && position >= 0 && length > 0;
  if (remote === undefined || !isRange || length > REMOTE_BLOCK_BYTES || position + length > remote.size) {
    throw new Error('the process that inspects files asked for bytes that it may not read');
  }
  return remote.read(position, length);
}

/** The cause of a process's death. @throws Error if it was ended externally. */
async function causeOfDeath(child: ChildProcess): Promise<KnownFinding> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (ENDED_FROM_OUTSIDE.includes(child.signalCode)) {
    throw new Error(`the process that inspects files was ended by ${child.signalCode}`);
  }
  // Node.js aborts when its heap is full.
  return finding(child.signalCode === 'SIGABRT' ? 'process.memory' : 'process.crash');
}

interface LimitWatch {
  /** Limits count from here; a busy machine may be slow to start the process. */
  begin(): void;
  beginStage(): void;
  /** The limit that ended the process; undefined if none did. */
  found(): KnownFinding | undefined;
  readonly peakBytes: () => number;
  stop(): void;
}

/** Ends the process when it exceeds a limit, and remembers which. */
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
