import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import type { HostileImage } from '#tests/images/hostile/hostile-image.ts';
import { makeHostileImages } from '#tests/images/hostile-images.ts';
import { makeJpeg, makePng } from '#tests/images/make-image.ts';
import { openUploadTrial, type UploadTrial } from '#tests/images/upload-trial.ts';

const MEGABYTE = 1_048_576;
const images = await makeHostileImages();
let trial: UploadTrial;

beforeAll(async () => {
  trial = await openUploadTrial();
});

afterAll(() => trial.close());

/** All stored files of private documents, beside what was accepted. */
async function listStored(): Promise<readonly string[]> {
  return readdir(join(trial.dataDir, 'files'), { recursive: true }).catch(() => []);
}

async function readAnswer({ content, purpose = 'document', name }: HostileImage) {
  const response = await trial.sendUpload({ purpose, content, name });
  const reply = await response.json();
  if (response.status !== 200) return { answer: `${response.status} ${reply.error.code} ${reply.error.fields?.file}` };
  const { headers } = trial.people.developer;
  const stored = await trial.request(reply.url, { headers: { cookie: headers.cookie ?? '' } });
  const bytes = Buffer.from(await stored.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ width: reply.width, height: reply.height, mime: reply.mime }).toEqual({
    width,
    height,
    mime: `image/${format}`,
  });
  return { answer: `${format} ${width}x${height}`, bytes };
}

describe('files that want to break the service', () => {
  it('are at least 150, each with a name of its own', () => {
    expect(images.length).toBeGreaterThanOrEqual(150);
    expect(new Set(images.map(({ name }) => name)).size).toBe(images.length);
  });

  it('R5.1 R8.3 get the answer that each must get, in 300 MB, and leave nothing but what was taken', async () => {
    const before = process.memoryUsage.rss();
    const storedBefore = (await listStored()).length;
    const wrong: string[] = [];
    let taken = 0;
    for (const image of images) {
      const { answer, bytes } = await readAnswer(image);
      const expected = image.answer.startsWith('image.') ? `400 20001 ${image.answer}` : image.answer;
      if (answer !== expected) wrong.push(`${image.name}: ${answer} in place of ${expected}`);
      if (image.secret !== undefined) expect(bytes?.includes(image.secret), image.name).toBe(false);
      if (bytes !== undefined) taken += 1;
    }
    expect(wrong).toEqual([]);
    const growth = process.memoryUsage.rss() - before;
    const peak = trial.services.images.peakBytes();
    expect(peak).toBeGreaterThan(0);
    expect(growth + peak).toBeLessThan(300 * MEGABYTE);
    // Each document is a folder with a file; `private` is created with the first.
    expect((await listStored()).length - storedBefore).toBeLessThanOrEqual(2 * taken + 1);
    expect(await readdir(trial.services.incomingFolder)).toEqual([]);
    expect(trial.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  }, 240_000);

  it('show the colors they should: turned upright, CMYK as sRGB, see-through where they were', async () => {
    const colourAt = async (name: string, left: number, top: number) => {
      const image = images.find((known) => known.name === name);
      if (image === undefined) throw new Error(`no picture ${name}`);
      const { bytes } = await readAnswer(image);
      const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
      const [red = 0, green = 0, blue = 0] = pixel;
      return red > 150 ? 'red' : green > 150 ? 'green' : blue > 150 ? 'blue' : 'none';
    };
    // The green corner is drawn at the top left; each orientation moves it elsewhere.
    expect(await colourAt('JPEG turned in way 1', 4, 4)).toBe('green');
    expect(await colourAt('JPEG turned in way 3', 60, 44)).toBe('green');
    expect(await colourAt('JPEG turned in way 6', 44, 4)).toBe('green');
    expect(await colourAt('JPEG turned in way 8', 4, 60)).toBe('green');
    expect(await colourAt('JPEG in CMYK', 60, 4)).toBe('red');
  });
});

it('answers whatever becomes of a good file with 200 or 20001', async () => {
  const originals = [await makePng({ width: 40, height: 30 }), await makeJpeg({ width: 40, height: 30 })];
  const change = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('set', 'cut', 'double', 'drop'),
    value: fc.integer({ min: 0, max: 255 }),
    length: fc.integer({ min: 1, max: 40 }),
  });
  const apply = (
    bytes: Buffer,
    { at, kind, value, length }: { at: number; kind: string; value: number; length: number },
  ) => {
    const offset = at % Math.max(1, bytes.length);
    const [head, tail] = [bytes.subarray(0, offset), bytes.subarray(offset)];
    if (kind === 'cut') return head;
    if (kind === 'double') return Buffer.concat([head, tail.subarray(0, length), tail]);
    if (kind === 'drop') return Buffer.concat([head, tail.subarray(length)]);
    return Buffer.concat([head, Buffer.from([value]), tail.subarray(1)]);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...originals),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      async (good, changes) => {
        const content = Uint8Array.from(changes.reduce(apply, good));
        const response = await trial.sendUpload({ purpose: 'passbook', content, as: 'player' });
        const code = response.status === 200 ? 200 : (await response.json()).error.code;
        expect([200, ERROR.invalidFormat]).toContain(code);
      },
    ),
    { numRuns: 120 },
  );
  expect(trial.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
}, 120_000);
