import { fork } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from '../child-environment.ts';
import { createTurns } from '../inspection/turns.ts';
import { watchMemory } from '../inspection/watch-memory.ts';
import type { Logger } from '../middleware/logger.ts';
import { once } from '../once.ts';
import { projectRoot } from '../project-root.ts';
import { type ConversionOptions, type ConversionOrder, convertVideo } from './convert-video.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import type { VideoOrder, VideoOutcome } from './process-video.ts';

export interface VideoProcessor {
  /** Processes a video after those before it. One that exceeds a limit or ends its process is refused as damaged. */
  process(order: VideoOrder): Promise<VideoOutcome>;
  /** Whether this machine can convert videos. */
  converts(): Promise<boolean>;
  /** Converts a video after those before it, checks the result, and leaves it in the folder. @throws if `close` ends it. */
  convert(order: ConversionOrder, options: Pick<ConversionOptions, 'onProgress'>): Promise<VideoOutcome>;
  /** The number of videos waiting or in progress. */
  readonly waiting: () => number;
  /** The peak memory of a child process, in bytes. */
  readonly peakBytes: () => number;
  /** Kills the child process. */
  close(): void;
}

export interface VideoProcessorSettings {
  readonly log: Logger;
  readonly timeoutMs?: number;
  /** `auto`, `off`, or the path of ffmpeg. */
  readonly ffmpeg?: string;
}

const PROGRAM = 'src/server/videos/video-child.ts';
/** 100 MB are copied in two seconds; a busy machine may need many times that. */
const TIMEOUT_MS = 30_000;
/** A hostile one may use its whole time; the other place is then free. */
const AT_ONCE = 2;
/** Two minutes of 4K HEVC take four on two cores. */
const CONVERT_TIMEOUT_MS = 20 * 60_000;
const HEAP_MB = 128;
const MEMORY_BYTES = 300 * 1024 * 1024;
const DAMAGED = { issue: { message: 'trailer.format', values: {} } } as const satisfies VideoOutcome;

/** A process for each video; see docs/decisions/062-trailers.md. */
export function createVideoProcessor(settings: VideoProcessorSettings): VideoProcessor {
  const { log, timeoutMs = TIMEOUT_MS, ffmpeg = 'auto' } = settings;
  const turns = createTurns(AT_ONCE);
  const conversions = createTurns(1);
  const findProgram = once(() => findFfmpeg(ffmpeg));
  const closing = new AbortController();
  let waiting = 0;
  let peakBytes = 0;
  const run = (order: VideoOrder) =>
    new Promise<VideoOutcome>((resolve) => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
      const child = fork(join(projectRoot(), PROGRAM), {
        env: childEnvironment(),
        execArgv: [`--max-old-space-size=${HEAP_MB}`],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        killSignal: 'SIGKILL',
        signal,
      });
      const memory = watchMemory(child.pid ?? 0, { limitBytes: MEMORY_BYTES, onTooMuch: () => child.kill('SIGKILL') });
      const settle = (outcome: VideoOutcome | undefined) => {
        child.removeAllListeners().on('error', () => {});
        memory.stop();
        peakBytes = Math.max(peakBytes, memory.peakBytes());
        child.kill('SIGKILL');
        if (outcome === undefined) log.warn({}, 'a video took too long or too much memory, or crashed its process');
        resolve(outcome ?? DAMAGED);
      };
      child.once('message', (outcome: VideoOutcome) => settle(outcome));
      child.once('exit', () => settle(undefined));
      // The process could not be started, or was ended by the signal.
      child.once('error', () => settle(undefined));
      child.send(order, () => {});
    });
  return {
    process(order) {
      waiting += 1;
      return turns(() => run(order)).finally(() => {
        waiting -= 1;
      });
    },
    converts: async () => (await findProgram()) !== undefined,
    convert: (order, { onProgress }) =>
      conversions(async () => {
        const program = await findProgram();
        if (program === undefined) return DAMAGED;
        const limits = AbortSignal.any([closing.signal, AbortSignal.timeout(CONVERT_TIMEOUT_MS)]);
        const outcome = await convertVideo(order, { program, onProgress, signal: limits });
        const made =
          'issue' in outcome
            ? outcome
            : await turns(() => run({ path: outcome.path, folder: order.folder, isConverted: true }));
        if (closing.signal.aborted) throw new Error('a conversion was interrupted');
        return made;
      }),
    waiting: () => waiting,
    peakBytes: () => peakBytes,
    close: () => closing.abort(),
  };
}
