/**
 * Renders the ten scores of demo/music into public/music, and writes the player's list beside its code. Needs ffmpeg.
 * Run with `node tools/render-music.ts` after changing a score or an instrument (with names, it renders only those
 * pieces);
 * the results are committed.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stereo } from '#demo/music/effects.ts';
import { interleave, level, renderScore } from '#demo/music/render-score.ts';
import { fingerprintOf, type Score, secondsOf } from '#demo/music/score.ts';
import { SCORES } from '#demo/music/scores/index.ts';
import { drawSleeve } from './music/draw-sleeve.ts';
import { encodeSound, type FormatName, type Measure, measureFile, measureSound } from './music/encode-sound.ts';

const FOLDER = join(import.meta.dirname, '../public/music');
const LIST = join(import.meta.dirname, '../src/web/features/music/tracks.gen.ts');
const MEASURES = join(import.meta.dirname, '../demo/music/recordings.json');
const TARGET_LUFS = -16;
const PEAK_DB = -1.2;
/** Target and maximum file size. */
const WISHED_BYTES = 238_000;
const MOST_BYTES = 248_000;
const ROUNDS = 14;
/** From this round on, accept an approximate result: some music is all peaks. */
const LENIENT_ROUND = 9;

interface Recording {
  readonly name: string;
  readonly seconds: number;
  readonly fingerprint: string;
  readonly files: Readonly<Record<FormatName, { name: string; bytes: number } & Measure>>;
  readonly sleeve: string;
}

interface File extends Measure {
  readonly content: Uint8Array;
}

/**
 * Re-encodes a piece until the decoded file meets the targets for loudness, peak and size: encoders shift the first two
 * a little, and their bit rate varies with the music.
 */
async function encodeWell(
  raw: Stereo,
  score: Score,
  { format, path }: { format: FormatName; path: string },
): Promise<File> {
  let { lufs } = await measureSound(interleave(raw));
  let gain = 1;
  let ceilingDb = -2;
  let rate = (WISHED_BYTES * 8) / secondsOf(score);
  for (let round = 0; round < ROUNDS; round++) {
    gain *= 10 ** ((TARGET_LUFS - lufs) / 20);
    const sound = level(raw, { gain, ceiling: 10 ** (ceilingDb / 20) });
    await encodeSound(interleave(sound), { path, format, rate, title: score.name });
    const content = await readFile(path);
    const heard = await measureFile(path);
    const slack = round < LENIENT_ROUND ? { lufs: 0.2, peakDb: 0 } : { lufs: 0.4, peakDb: 0.15 };
    const isLevel = Math.abs(heard.lufs - TARGET_LUFS) <= slack.lufs && heard.peakDb <= PEAK_DB + slack.peakDb;
    if (isLevel && content.length <= MOST_BYTES) return { content, ...heard };
    lufs = heard.lufs;
    ceilingDb -= Math.max(0, heard.peakDb - PEAK_DB) * 1.1;
    if (content.length > MOST_BYTES) rate *= WISHED_BYTES / content.length;
  }
  throw new Error(`${score.name} as ${format} does not come to its level: ${lufs} LUFS, ${rate} bit/s`);
}

/** Adds a content hash to the file name, so that browsers can cache it forever. */
async function keep(name: string, ending: string, content: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.${ending}`;
  await writeFile(join(FOLDER, file), content);
  return file;
}

async function record(score: Score, scratch: string): Promise<Recording> {
  const sound = renderScore(score);
  const make = async (format: FormatName) => {
    const { content, ...measure } = await encodeWell(sound, score, { format, path: join(scratch, `sound.${format}`) });
    return { name: await keep(score.name, format, content), bytes: content.length, ...measure };
  };
  const files = { weba: await make('weba'), m4a: await make('m4a') };
  const sleeve = await keep(score.name, 'webp', await drawSleeve(sound, score));
  const seconds = Math.round(secondsOf(score) * 10) / 10;
  return { name: score.name, seconds, fingerprint: fingerprintOf(score), files, sleeve };
}

async function renderMusic(wanted: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const before: readonly Recording[] = JSON.parse(await readFile(MEASURES, 'utf8').catch(() => '[]'));
  const kept = new Map(before.map((recording) => [recording.name, recording]));
  const scratch = await mkdtemp(join(tmpdir(), 'music-'));
  for (const score of SCORES) {
    if (wanted.length > 0 && !wanted.includes(score.name) && kept.has(score.name)) continue;
    kept.set(score.name, await record(score, scratch));
    console.info(score.name, kept.get(score.name)?.files);
    // One at a time: if a later one fails, the minute spent on each is not lost.
    await writeFile(MEASURES, `${JSON.stringify(inOrder(kept), null, 2)}\n`);
  }
  await rm(scratch, { recursive: true });
  await writeList(inOrder(kept));
}

function inOrder(kept: ReadonlyMap<string, Recording>): readonly Recording[] {
  return SCORES.flatMap(({ name }) => kept.get(name) ?? []);
}

/** The player's list; files from earlier renderings are deleted. */
async function writeList(recordings: readonly Recording[]): Promise<void> {
  const list = recordings.map(({ name, seconds, files, sleeve }) => ({
    ...{ name, seconds, weba: files.weba.name, m4a: files.m4a.name, sleeve },
  }));
  const used = new Set(list.flatMap(({ weba, m4a, sleeve }) => [weba, m4a, sleeve]));
  for (const file of await readdir(FOLDER)) if (!used.has(file)) await rm(join(FOLDER, file));
  const text = JSON.stringify(list, null, 2);
  await writeFile(LIST, `// Written by tools/render-music.ts.\nexport const TRACKS = ${text} as const;\n`);
}

await renderMusic(process.argv.slice(2));
