import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getVideoRules, uploadCaptions, uploadVideo } from '#contract/upload/endpoints.ts';
import { CAPTIONS_BYTES, TRAILER_BYTES } from '#contract/values/trailer-limits.ts';
import { openUploadTrial, type UploadPerson, type UploadTrial } from '#tests/images/upload-trial.ts';
import { expectFreeLoop } from '#tests/product/watch-loop.ts';
import { makeHostileVideos, readTestVideo } from '#tests/videos/hostile-videos.ts';

let trial: UploadTrial;

beforeAll(async () => {
  // Without ffmpeg; with it: convert-video.test.ts.
  trial = await openUploadTrial({ settings: { FFMPEG: 'off' } });
});

afterEach(async () => {
  // No upload leaves temporary files, whatever its result.
  expect(await readdir(trial.services.incomingFolder)).toEqual([]);
});

afterAll(() => trial.close());

type Content = Uint8Array<ArrayBuffer> | string;
const fileOf = (content: Content) => ({ file: new File([content], 'any name.txt') });
const as = (person: UploadPerson) => ({ headers: trial.people[person].headers });
const uploadAs = (person: UploadPerson, content: Content) => trial.call(uploadVideo, fileOf(content), as(person));
const refuse = (content: Content, person: UploadPerson = 'developer') =>
  trial.refuse(uploadVideo, fileOf(content), as(person));
const refuseCaptions = (content: Content) => trial.refuse(uploadCaptions, fileOf(content), as('developer'));
const refusal = (message: string, params: object = {}) => ({
  status: 400,
  code: ERROR.invalidFormat,
  fields: { file: message },
  params,
});

it.each(['mp4', 'webm'])('stores an %s by its bytes and serves ranges of it', async (format) => {
  const upload = await uploadAs('developer', await readTestVideo(`plain.${format}`));
  expect(upload).toMatchObject({ width: 640, height: 360, seconds: 6, mime: `video/${format}` });
  expect(upload.url).toBe(`/files/videos/${upload.uploadId}/trailer.${format}`);
  const whole = await trial.request(upload.url);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, `video/${format}`]);
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.length).toBe(upload.size);
  const part = await trial.request(upload.url, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${upload.size}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
});

it('passes pictures and sound only: no tags, no place, nothing behind the end', async () => {
  const content = await readTestVideo('plain.mp4');
  expect(Buffer.from(content).includes('Secret')).toBe(true);
  const { url } = await uploadAs('operator', Uint8Array.from([...content, ...Buffer.from('<script>appended')]));
  const stored = Buffer.from(await (await trial.request(url)).arrayBuffer());
  for (const word of ['Secret', '+25.0330', 'Lavf', '<script>']) expect(stored.includes(word), word).toBe(false);
  expect(stored.includes('avc1')).toBe(true);
  expect(stored.includes('mp4a')).toBe(true);
});

it.each([
  ['a text', 'a trailer in words', refusal('trailer.format')],
  ['nothing', '', refusal('trailer.format')],
  ['a codec that browsers do not play', 'other-codec.mp4', refusal('trailer.format')],
  ['sound alone', 'sound.mp4', refusal('trailer.tracks')],
  ['two video tracks', 'two.webm', refusal('trailer.tracks')],
  ['two seconds', 'short.webm', refusal('trailer.seconds', { min: 5, max: 120 })],
  ['four by three', 'square.webm', refusal('trailer.ratio')],
])('refuses %s', async (_, content, expected) => {
  expect(await refuse(content.includes('.') ? await readTestVideo(content) : content)).toEqual(expected);
});

it('refuses a trailer above the limit, and one whose end is missing', async () => {
  const plain = await readTestVideo('plain.mp4');
  const large = new Uint8Array(TRAILER_BYTES + 1);
  large.set(plain);
  expect(await refuse(large)).toEqual(refusal('trailer.size', { maxMb: 100 }));
  expect(await refuse(plain.subarray(0, 15_000))).toEqual(refusal('trailer.format'));
});

it('takes no other container where nothing converts them', async () => {
  expect(await trial.call(getVideoRules, {}, as('developer'))).toEqual({ converts: false, maxMb: 100 });
  expect(await refuse('RIFF\x10\0\0\0AVI LIST')).toEqual(refusal('trailer.format'));
});

it('lets developers and operators upload only', async () => {
  const content = await readTestVideo('plain.webm');
  expect(await refuse(content, 'player')).toMatchObject({ code: ERROR.permissionDenied });
  expect(await trial.refuse(uploadCaptions, fileOf('WEBVTT'), as('player'))).toMatchObject({
    code: ERROR.permissionDenied,
  });
});

it('refuses containers that lie, never end or have very many parts, and stays quick and small', async () => {
  const before = (await readdir(join(trial.dataDir, 'files'), { recursive: true })).length;
  for (const { name, content } of await makeHostileVideos()) {
    const answer = await expectFreeLoop(name, () => refuse(content));
    expect(answer, name).toMatchObject({ status: 400, code: ERROR.invalidFormat });
    expect(answer.fields?.file, name).toMatch(/^trailer\.(?:format|tracks)$/);
  }
  expect((await readdir(join(trial.dataDir, 'files'), { recursive: true })).length).toBe(before);
  expect(trial.services.videos.peakBytes()).toBeGreaterThan(0);
  expect(trial.services.videos.peakBytes()).toBeLessThan(400 * 1024 * 1024);
}, 120_000);

const CUES =
  'WEBVTT - by hand\r\n\r\nNOTE who wrote it\r\n\r\n1\r\n00:01.000 --> 00:02.500 line:0\r\n<v Eos>Hello, <b>captain</b>!';

it('stores the cues of captions as WebVTT', async () => {
  const upload = await trial.call(uploadCaptions, fileOf(CUES), as('developer'));
  const stored = await trial.request(upload.url);
  expect(stored.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(await stored.text()).toBe('WEBVTT\n\n00:01.000 --> 00:02.500 line:0\n<v Eos>Hello, <b>captain</b>!\n');
});

it('refuses captions that are too large, no UTF-8, or have other markup', async () => {
  const big = `WEBVTT\n\n00:01.000 --> 00:02.000\n${'a'.repeat(CAPTIONS_BYTES)}`;
  expect(await refuseCaptions(big)).toEqual(refusal('captions.size', { maxKb: 100 }));
  const utf16 = Uint8Array.from(Buffer.from(CUES, 'utf16le'));
  for (const content of [utf16, '', 'hello', CUES.replace('<b>', '<script>')]) {
    expect(await refuseCaptions(content)).toEqual(refusal('captions.format'));
  }
});
