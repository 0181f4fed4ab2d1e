import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { TRAILER_BYTES, TRAILER_LIMITS } from '#contract/values/trailer-limits.ts';
import type { VideoIssue } from '#domain/video/trailer-rules.ts';
import type { SourceFormat } from '#domain/video/video-source.ts';
import { watchMemory } from '../inspection/watch-memory.ts';
import { lowerPriority } from '../lower-priority.ts';

/** A stranger's file to convert. */
export interface ConversionOrder {
  readonly path: string;
  /** Its container by its first bytes; the file is read as nothing else. */
  readonly format: SourceFormat;
  /** An existing folder for the result. */
  readonly folder: string;
}

export interface ConversionOptions {
  /** ffmpeg. */
  readonly program: string;
  readonly signal: AbortSignal;
  /** Whole percents, up to 99. */
  readonly onProgress: (percent: number) => void;
}

export type ConversionOutcome = { readonly path: string } | { readonly issue: VideoIssue };

/** The name of the result in the folder. */
export const CONVERTED_NAME = 'trailer.mp4';
const { width, height, seconds } = TRAILER_LIMITS;
/** Two threads decode and encode 4K video within it. */
const MEMORY_BYTES = 1500 * MEGABYTE_BYTES;
const PIXELS_MAX = 8192 * 4320;
const THREADS = '2';
/** Enough to find a file too long, not enough to convert hours. */
const READ_SECONDS = seconds.max + 1;
/** Not the file's fault, or not for certain. */
const STOPPED = { message: 'trailer.conversion', values: {} } as const satisfies VideoIssue;
const DAMAGED = { message: 'trailer.format', values: {} } as const satisfies VideoIssue;

/**
 * Converts a video to an H.264 and AAC MP4 with its index at the beginning, by ffmpeg in a process without settings and
 * secrets. It opens this file alone, as the given container, and no address; it has little priority, two threads and a
 * limit of memory. Sides and length are only limited: `processVideo` checks the result.
 */
export function convertVideo(order: ConversionOrder, options: ConversionOptions): Promise<ConversionOutcome> {
  const { signal, program, onProgress } = options;
  const target = join(order.folder, CONVERTED_NAME);
  return new Promise((resolve) => {
    const child = spawn(program, listArguments(order, target), {
      cwd: order.folder,
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      killSignal: 'SIGKILL',
      signal,
    });
    const stop = () => child.kill('SIGKILL');
    let issue: VideoIssue | undefined;
    let totalSeconds = 0;
    lowerPriority(child.pid);
    const memory = watchMemory(child.pid ?? 0, { limitBytes: MEMORY_BYTES, onTooMuch: stop });
    createInterface({ input: child.stderr }).on('line', (line) => {
      totalSeconds ||= readDuration(line);
      if (totalSeconds <= READ_SECONDS || issue !== undefined) return;
      issue = { message: 'trailer.seconds', values: { ...seconds } };
      stop();
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const doneSeconds = Number(/^out_time_us=(\d+)$/.exec(line)?.[1] ?? 0) / 1e6;
      if (doneSeconds > 0 && totalSeconds > 0) onProgress(Math.min(99, Math.floor((doneSeconds / totalSeconds) * 100)));
    });
    const settle = (refusal: VideoIssue | undefined) => {
      memory.stop();
      resolve(refusal === undefined ? { path: target } : { issue: refusal });
    };
    // It could not be started, or took too long.
    child.once('error', () => settle(STOPPED));
    child.once('close', (code) => settle(issue ?? (code === 0 ? undefined : code === null ? STOPPED : DAMAGED)));
  });
}

/** Seconds in a line on the file's length; 0 for any other. */
function readDuration(line: string): number {
  const [, hours, minutes, rest] = /^ {2}Duration: (\d+):(\d\d):(\d\d\.\d+)/.exec(line) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(rest ?? 0);
}

function listArguments({ path, format }: ConversionOrder, target: string): readonly string[] {
  const square = "scale=w='trunc(iw*sar/2)*2':h='trunc(ih/2)*2',setsar=1";
  const fit = `scale=w='min(${width.max},iw)':h='min(${height.max},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
  return [
    ...['-nostdin', '-hide_banner', '-nostats', '-progress', 'pipe:1'],
    ...['-protocol_whitelist', 'file', '-f', format, '-max_streams', '20', '-max_pixels', String(PIXELS_MAX)],
    ...['-threads', THREADS, '-t', String(READ_SECONDS), '-i', `file:${path}`],
    ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-filter_threads', '1', '-vf', `${square},${fit}`, '-fpsmax', '60', '-pix_fmt', 'yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-threads', THREADS],
    ...['-crf', '21', '-maxrate', '5500k', '-bufsize', '11M'],
    // What the encoder writes about itself.
    ...['-bsf:v', 'filter_units=remove_types=6'],
    ...['-c:a', 'aac', '-b:a', '160k', '-ac', '2', '-ar', '48000'],
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ...['-movflags', '+faststart', '-fs', String(TRAILER_BYTES), '-f', 'mp4', `file:${target}`],
  ];
}
