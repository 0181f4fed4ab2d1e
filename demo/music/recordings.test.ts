import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TRACKS } from '#web/features/music/tracks.gen.ts';
import recordings from './recordings.json' with { type: 'json' };
import { fingerprintOf, secondsOf } from './score.ts';
import { SCORES } from './scores/index.ts';

const FOLDER = join(import.meta.dirname, '../../public/music');
const read = (name: string) => readFile(join(FOLDER, name));
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 8);

it('R9.30 the player lists a recording of each score, in their order, and keeps no other file', async () => {
  expect(TRACKS.map(({ name }) => name)).toEqual(SCORES.map(({ name }) => name));
  const listed = TRACKS.flatMap(({ weba, m4a, sleeve }) => [weba, m4a, sleeve]);
  expect((await readdir(FOLDER)).sort()).toEqual([...listed].sort());
});

describe.each(SCORES.map((score, index) => [score.name, score, index] as const))('%s', (name, score, index) => {
  const recording = recordings[index];
  const track = TRACKS[index];
  const files = recording === undefined ? [] : [recording.files.weba, recording.files.m4a];

  it('was recorded from the current score (else run tools/render-music.ts)', () => {
    expect(recording?.fingerprint).toBe(fingerprintOf(score));
    expect(track?.seconds).toBeCloseTo(secondsOf(score), 1);
    expect([track?.weba, track?.m4a, track?.sleeve]).toEqual([...files.map((file) => file.name), recording?.sleeve]);
  });

  it('is as loud as the others, and its peaks stay below the ceiling, as a listener gets it', () => {
    for (const { lufs, peakDb } of files) {
      expect(Math.abs(lufs + 16)).toBeLessThanOrEqual(0.5);
      expect(peakDb).toBeLessThanOrEqual(-1);
    }
  });

  it('is light, and is named after what is in it', async () => {
    for (const { name: file, bytes } of files) {
      const content = await read(file);
      expect(content.length).toBe(bytes);
      expect(content.length).toBeLessThan(250_000);
      expect(file.split('.')).toEqual([name, hashOf(content), expect.stringMatching(/^(weba|m4a)$/)]);
    }
  });

  it('is Opus in WebM and AAC in MP4, and has a square sleeve', async () => {
    const [opus, aac] = await Promise.all(files.map((file) => read(file.name)));
    expect(opus?.subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
    expect(opus?.includes('A_OPUS')).toBe(true);
    expect(aac?.subarray(4, 8).toString()).toBe('ftyp');
    expect(aac?.includes('mp4a')).toBe(true);
    const { width, height, format } = await sharp(await read(recording?.sleeve ?? '')).metadata();
    expect({ width, height, format }).toEqual({ width: 320, height: 320, format: 'webp' });
  });
});
