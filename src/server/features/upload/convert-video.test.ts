import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getVideoRules, getVideoUpload, uploadVideo } from '#contract/upload/endpoints.ts';
import { CONVERTED_LIMITS } from '#contract/values/trailer-limits.ts';
import { openUploadTrial, type UploadPerson, type UploadTrial } from '#tests/images/upload-trial.ts';
import { makeHostileVideos, readTestVideo } from '#tests/videos/hostile-videos.ts';
import { findFfmpeg } from '../../videos/find-ffmpeg.ts';

const run = promisify(execFile);
/** An installed ffmpeg; without one, the tests that need it are skipped. */
const ffmpeg = await findFfmpeg('auto');

let trial: UploadTrial;
let folder: string;

beforeAll(async () => {
  trial = await openUploadTrial();
  folder = await mkdtemp(join(tmpdir(), 'starhall-conversion-'));
});

afterAll(async () => {
  await trial.close();
  await rm(folder, { recursive: true });
});

const as = (person: UploadPerson) => ({ headers: trial.people[person].headers });
const fileOf = (content: Uint8Array<ArrayBuffer> | string) => ({ file: new File([content], '-i http://a.m3u8') });
const send = (content: Uint8Array<ArrayBuffer> | string) => trial.call(uploadVideo, fileOf(content), as('developer'));
const look = (uploadId: string) => trial.call(getVideoUpload, { uploadId }, as('developer'));

/** A small video that ffmpeg writes by the given arguments. */
async function make(name: string, ...parameters: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(folder, name);
  await run(ffmpeg ?? '', ['-nostdin', '-loglevel', 'error', '-y', ...parameters, path]);
  return Uint8Array.from(await readFile(path));
}
const blank = (size: string, seconds: number) => ['-f', 'lavfi', '-i', `color=c=teal:s=${size}:r=2:d=${seconds}`];

/** The trailer that a video becomes, or the message of its refusal. */
async function convert(content: Uint8Array<ArrayBuffer>) {
  const { uploadId, percent, url } = await send(content);
  expect([percent, url]).toEqual([0, `/files/videos/${uploadId}/trailer.mp4`]);
  await expect.poll(async () => isSettled(uploadId), { timeout: 60_000, interval: 100 }).toBe(true);
  const response = await trial.send(getVideoUpload, { uploadId }, as('developer'));
  return response.ok
    ? look(uploadId)
    : (await trial.refuse(getVideoUpload, { uploadId }, as('developer'))).fields?.file;
}

async function isSettled(uploadId: string): Promise<boolean> {
  const response = await trial.send(getVideoUpload, { uploadId }, as('developer'));
  return !response.ok || (await look(uploadId)).percent === 100;
}

describe.skipIf(ffmpeg === undefined)('with ffmpeg', () => {
  it('tells that it converts', async () => {
    expect(await trial.call(getVideoRules, {}, as('developer'))).toEqual({ converts: true, maxMb: 500 });
  });

  it('converts a MOV to an MP4 whose index is at the beginning and that has no tags', async () => {
    const source = join(folder, 'plain.mp4');
    await writeFile(source, await readTestVideo('plain.mp4'));
    const video = await convert(await make('a.mov', '-i', source, '-c:v', 'mpeg4', '-c:a', 'pcm_s16le'));
    expect(video).toMatchObject({ percent: 100, width: 640, height: 360, seconds: 6, mime: 'video/mp4' });
    if (typeof video !== 'object') throw new Error(video);
    const response = await trial.request(video.url);
    const stored = Buffer.from(await response.arrayBuffer());
    expect([response.headers.get('content-type'), stored.length]).toEqual(['video/mp4', video.size]);
    for (const word of ['Secret', '+25.0330', 'Lavf', 'x264 - core']) expect(stored.includes(word), word).toBe(false);
    for (const word of ['avc1', 'mp4a']) expect(stored.includes(word), word).toBe(true);
    expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'));
  }, 90_000);

  it('fits HEVC of many pixels into the limits, and square pixels', async () => {
    const codec = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none'];
    expect(await convert(await make('b.mkv', ...blank('2560x1440', 5), ...codec))).toMatchObject({
      ...{ width: 1920, height: 1080, seconds: 5 },
    });
    const wide = await make('c.avi', ...blank('720x540', 5), '-aspect', '16:9', '-c:v', 'mpeg4');
    expect(await convert(wide)).toMatchObject({ width: 960, height: 540 });
  }, 90_000);

  it('refuses what is no trailer after conversion either', async () => {
    expect(await convert(await make('d.avi', ...blank('640x360', 3), '-c:v', 'mpeg4'))).toBe('trailer.seconds');
    expect(await convert(await make('e.mov', ...blank('64x36', 200), '-c:v', 'mpeg4'))).toBe('trailer.seconds');
    expect(await convert(await make('f.avi', ...blank('480x480', 6), '-c:v', 'mpeg4'))).toBe('trailer.sides');
    expect(await convert(await readTestVideo('sound.mp4'))).toBe('trailer.format');
    const broken = (await make('g.mov', ...blank('640x360', 6), '-c:v', 'mpeg4')).fill(7, 40, 9000);
    expect(await convert(broken)).toBe('trailer.format');
  }, 120_000);

  it('survives hostile containers', async () => {
    for (const { name, content } of (await makeHostileVideos()).filter(({ name }) => /counts|deep/.test(name))) {
      expect(await convert(content), name).toMatch(/^trailer\.(?:format|conversion)$/);
    }
  }, 180_000);

  it('shows a conversion to its developer only', async () => {
    const { uploadId } = await send(await make('h.avi', ...blank('640x360', 6), '-c:v', 'mpeg4'));
    expect(await trial.refuse(getVideoUpload, { uploadId }, as('neighbour'))).toMatchObject({
      ...{ code: ERROR.invalidFormat, fields: { uploadId: 'trailer.unknown' } },
    });
    await expect.poll(() => isSettled(uploadId), { timeout: 60_000 }).toBe(true);
  }, 90_000);

  it('lets five of a developer wait, and one more only once another is done or refused', async () => {
    const { id: user_id } = trial.people.developer;
    const ids = Array.from({ length: CONVERTED_LIMITS.waiting }, () => crypto.randomUUID());
    const waiting = ids.map((id) => ({ id, user_id, created_at: new Date(trial.clock.now()) }));
    await trial.db.insertInto('video_conversions').values(waiting).execute();
    const video = await make('i.avi', ...blank('64x36', 1), '-c:v', 'mpeg4');
    const busy = { status: 429, code: ERROR.systemBusy };
    expect(await trial.refuse(uploadVideo, fileOf(video), as('developer'))).toEqual(busy);
    const issue = JSON.stringify({ message: 'trailer.format', values: {} });
    await trial.db
      .updateTable('video_conversions')
      .set({ issue })
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect(await convert(video)).toBe('trailer.seconds');
    await trial.db.deleteFrom('video_conversions').where('id', 'in', ids).execute();
  }, 90_000);

  it('leaves no file of a conversion behind', async () => {
    // The last one is settled a moment before its folder is gone.
    await expect.poll(() => readdir(trial.services.incomingFolder), { timeout: 20_000 }).toEqual([]);
    const left = trial.services.files.list('conversions');
    for await (const { key } of left) throw new Error(`${key} was left`);
  });
});

it.each([
  ['a playlist', '#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1/a.ts\n'],
  ['a list of files', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
  ['pictures', '\x89PNG\r\n\x1a\n0123456789'],
])('R5.21 refuses %s by its first bytes', async (_, content) => {
  const refusal = await trial.refuse(uploadVideo, fileOf(content), as('developer'));
  expect(refusal.fields).toEqual({ file: 'trailer.format' });
});
