import { spawn } from 'node:child_process';
import { SAMPLE_RATE } from '#demo/music/sound.ts';

/** The files of each piece: stereo Opus for most browsers; low-bitrate mono AAC for old phones. */
export const FORMATS = {
  weba: ['-c:a', 'libopus', '-vbr', 'constrained', '-compression_level', '10', '-f', 'webm', '-cues_to_front', '1'],
  m4a: ['-ac', '1', '-c:a', 'aac', '-ar', '32000', '-f', 'ipod', '-movflags', '+faststart'],
} as const;

export type FormatName = keyof typeof FORMATS;

export interface Measure {
  /** Integrated loudness per EBU R 128, and the highest true peak in decibels. */
  readonly lufs: number;
  readonly peakDb: number;
}

const RAW = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:0'];

function runFfmpeg(args: readonly string[], input?: Float32Array): Promise<string> {
  const child = spawn('ffmpeg', ['-hide_banner', '-nostats', '-y', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  child.stdin.end(input === undefined ? undefined : Buffer.from(input.buffer, input.byteOffset, input.byteLength));
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said))));
  });
}

/** A mono channel plays on both loudspeakers and is thus 3 dB louder. */
const METER = ['-af', 'ebur128=peak=true:dualmono=true', '-f', 'null', '-'];

function readMeter(said: string): Measure {
  const summary = said.slice(said.lastIndexOf('Summary:'));
  const lufs = /I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1];
  const peak = /Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1];
  if (lufs === undefined || peak === undefined) throw new Error(`ffmpeg measured nothing: ${said}`);
  return { lufs: Number(lufs), peakDb: Number(peak) };
}

/** Loudness and peak of raw audio. */
export async function measureSound(samples: Float32Array): Promise<Measure> {
  return readMeter(await runFfmpeg([...RAW, ...METER], samples));
}

/** Loudness and peak of an encoded file. */
export async function measureFile(path: string): Promise<Measure> {
  return readMeter(await runFfmpeg(['-i', path, ...METER]));
}

interface Encoding {
  readonly path: string;
  readonly format: FormatName;
  /** The encoder's target bit rate; actual rates vary with the music. */
  readonly rate: number;
  readonly title: string;
}

/** Encodes raw audio to a file, deterministically. */
export async function encodeSound(samples: Float32Array, { path, format, rate, title }: Encoding): Promise<void> {
  const tags = ['-map_metadata', '-1', '-metadata', `title=${title}`, '-metadata', 'artist=Starhall'];
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact'];
  await runFfmpeg([...RAW, ...tags, ...exact, ...FORMATS[format], '-b:a', String(Math.round(rate)), path], samples);
}
