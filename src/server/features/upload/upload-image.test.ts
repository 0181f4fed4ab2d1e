import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { uploadImage } from '#contract/upload/endpoints.ts';
import { type ImagePurpose, maxImageBytes } from '#contract/values/image-purposes.ts';
import { growPng, makeJpeg, makePng } from '#tests/images/make-image.ts';
import { END_CHUNK, headerChunk, joinPng, pixelChunk } from '#tests/images/png-file.ts';
import { openUploadTrial, type UploadTrial } from '#tests/images/upload-trial.ts';
import { openTestProduct } from '#tests/product/open-test-product.ts';

let trial: UploadTrial;
let square: Buffer<ArrayBuffer>;

beforeAll(async () => {
  trial = await openUploadTrial();
  square = await makePng({ width: 512, height: 512 });
});

afterEach(async () => {
  // No upload leaves temporary files, whatever its result.
  expect(await readdir(trial.services.incomingFolder)).toEqual([]);
});

afterAll(() => trial.close());

const fetchFile = async (url: string) => {
  const response = await trial.request(url);
  expect(response.status, url).toBe(200);
  return { headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
};
const sizeOf = async (url: string) => {
  const { width, height, format } = await sharp((await fetchFile(url)).content).metadata();
  return `${format} ${width}x${height}`;
};
const refusal = (message: string, params?: object) => ({
  status: 400,
  code: ERROR.invalidFormat,
  fields: { file: message },
  ...(params && { params }),
});

/** Uploads pictures of the given sizes; returns what is stored, or the messages. */
async function upload(purpose: ImagePurpose, sizes: readonly string[]): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const response = await trial.sendUpload({ purpose, content: await makePng({ width, height }) });
    const reply = await response.json();
    answers.push(response.status === 200 ? `${reply.width}x${reply.height}` : reply.error.fields.file);
  }
  return answers;
}

it('R5.1 takes png and jpeg by their bytes, whatever the file is called', async () => {
  const jpeg = await makeJpeg({ width: 512, height: 512 });
  expect(await trial.upload({ purpose: 'icon', content: square, name: 'a.png' })).toMatchObject({ mime: 'image/png' });
  expect(await trial.upload({ purpose: 'icon', content: jpeg, name: 'c.gif' })).toMatchObject({ mime: 'image/jpeg' });
  const gif = Buffer.from(await sharp(square).gif().toBuffer());
  const webp = Buffer.from(await sharp(square).webp().toBuffer());
  for (const [content, name] of [
    [gif, 'c.gif'],
    [webp, 'd.webp'],
    [gif, 'e.png'],
  ] as const) {
    expect(await trial.refuseUpload({ purpose: 'icon', content, name })).toEqual(refusal('image.format', {}));
  }
});

/** Purposes with their own limits, each with a size that is accepted. */
const BYTE_LIMITS = [
  ['screenshot_mobile', { width: 576, height: 324 }, 8_388_608],
  ['icon', { width: 512, height: 512 }, 1_048_576],
  ['video_replacement', { width: 1024, height: 576 }, 15_728_640],
  ['passbook', { width: 640, height: 480 }, 8_388_608],
  ['document', { width: 640, height: 480 }, 20_971_520],
] as const;

it.each(BYTE_LIMITS)(
  'R5.2 R5.4 R5.14 R5.16 R5.18 takes a %s to its last byte, and not one more',
  async (purpose, size, bytes) => {
    const png = await makePng(size);
    expect(await trial.upload({ purpose, content: growPng(png, bytes) })).toMatchObject(size);
    expect(await trial.refuseUpload({ purpose, content: growPng(png, bytes + 1) })).toEqual(
      refusal('image.size', { maxMb: maxImageBytes(purpose) / 1_048_576 }),
    );
  },
);

it('R5.4 refuses by the limit of the purpose, not of the call', async () => {
  const large = growPng(square, 9_000_000);
  expect(await trial.refuseUpload({ purpose: 'icon', content: large })).toEqual(refusal('image.size', { maxMb: 1 }));
});

it('R5.3 takes an icon of 512x512 alone', async () => {
  expect(await upload('icon', ['512x512', '511x512', '512x511', '1024x1024'])).toEqual([
    '512x512',
    ...Array.from({ length: 3 }, () => 'image.dimensions'),
  ]);
  expect(
    await trial.refuseUpload({ purpose: 'product_icon', content: await makePng({ width: 500, height: 500 }) }),
  ).toEqual(refusal('image.dimensions', { width: 512, height: 512 }));
});

it('R5.5 R5.6 R5.7 checks the shape and the sides of screenshots', async () => {
  expect(await upload('screenshot_mobile', ['576x324', '324x576', '1000x1000', '1366x768', '560x315'])).toEqual([
    '576x324',
    '324x576',
    'image.ratio',
    'image.ratio',
    'image.sides',
  ]);
  expect(await upload('screenshot_computer', ['1920x1080', '1904x1071', '1080x1920'])).toEqual([
    '1920x1080',
    'image.sides',
    '1080x1920',
  ]);
  // The header is enough.
  const huge = Uint8Array.from(
    joinPng(headerChunk({ width: 7696, height: 4329 }), pixelChunk({ width: 1, height: 1 }), END_CHUNK),
  );
  expect(await trial.refuseUpload({ purpose: 'screenshot_tablet10', content: huge })).toEqual(
    refusal('image.sides', { min: 1080, max: 7680 }),
  );
});

it('R5.13 takes the image in place of the video at 1024x576 alone', async () => {
  expect(await upload('video_replacement', ['1024x576', '1024x575', '576x1024'])).toEqual([
    '1024x576',
    'image.dimensions',
    'image.dimensions',
  ]);
});

it('R3.3 R3.4 R3.6 serves stored pictures to everyone, in the sizes that pages request', async () => {
  const icon = await trial.upload({ purpose: 'icon', content: square });
  expect(icon.url).toBe(`/files/images/${icon.uploadId}/icon.png`);
  expect(await sizeOf(icon.url)).toBe('png 512x512');
  expect(await sizeOf(icon.url.replace('.png', '-w96.webp'))).toBe('webp 96x96');
  expect(await sizeOf(icon.url.replace('.png', '-w192.webp'))).toBe('webp 192x192');
  const wide = await makeJpeg({ width: 1920, height: 1080 });
  const background = await trial.upload({ purpose: 'background', content: wide });
  expect(await sizeOf(background.url)).toBe('jpeg 1920x1080');
  expect(await sizeOf(background.url.replace('.jpg', '-w960.webp'))).toBe('webp 960x540');
  const shot = await trial.upload({
    purpose: 'screenshot_tablet7',
    content: await makePng({ width: 324, height: 576 }),
  });
  // Never enlarged, but stored under the name that pages use.
  expect(await sizeOf(shot.url.replace('.png', '-w360.webp'))).toBe('webp 324x576');
  const { headers } = await fetchFile(icon.url);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-type')).toBe('image/png');
});

it('R9.25 R9.26 R9.27 cuts a banner to its three sizes', async () => {
  const content = await makePng({ width: 1200, height: 900 });
  const { url } = await trial.upload({ purpose: 'banner', content, as: 'operator' });
  const sizes = await Promise.all(
    ['large', 'medium', 'small'].map((size) => sizeOf(url.replace('.png', `-${size}.webp`))),
  );
  expect(sizes).toEqual(['webp 1910x630', 'webp 960x385', 'webp 600x240']);
});

it('stores size and colors of pictures the store shows, and of documents nothing that pages read', async () => {
  const { url } = await trial.upload({ purpose: 'icon', content: square });
  const document = await trial.upload({ purpose: 'passbook', content: square, as: 'player' });
  const rows = await trial.db.selectFrom('images').selectAll().where('url', 'in', [url, document.url]).execute();
  expect(rows).toEqual([
    { url, width: 512, height: 512, placeholder: expect.stringMatching(/^d[\da-f]{5}-0[\da-f]{3}f[\da-f]$/) },
  ]);
});

it('gives back nothing that came with the pixels: camera, place, profile, texts', async () => {
  const secret = 'taken at home by Mei';
  const content = Buffer.from(
    await sharp(await makeJpeg({ width: 640, height: 480 }))
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '25/1 2/1 0/1' } })
      .toBuffer(),
  );
  expect(content.includes(secret)).toBe(true);
  const { url } = await trial.upload({ purpose: 'document', content, as: 'player' });
  const response = await trial.request(url, { headers: { cookie: trial.people.player.headers.cookie ?? '' } });
  const stored = Buffer.from(await response.arrayBuffer());
  const { exif, icc, xmp, iptc, width } = await sharp(stored).metadata();
  expect({ exif, icc, xmp, iptc, width }).toEqual({ width: 640 });
  expect(stored.includes(secret)).toBe(false);
});

it('R8.11 accepts documents from all signed-in accounts, store pictures from developers, banners from operators', async () => {
  const { developer } = trial.people;
  const wide = await makePng({ width: 1920, height: 1080 });
  expect(await trial.refuseUpload({ purpose: 'icon', content: square, as: 'player' })).toMatchObject({
    code: ERROR.permissionDenied,
  });
  expect(await trial.refuseUpload({ purpose: 'banner', content: wide })).toMatchObject({
    code: ERROR.permissionDenied,
  });
  expect(await trial.upload({ purpose: 'document', content: square, as: 'player' })).toMatchObject({ width: 512 });
  expect(await trial.upload({ purpose: 'avatar', content: square, as: 'player' })).toMatchObject({ width: 512 });
  expect(await trial.upload({ purpose: 'icon', content: square, as: 'operator' })).toMatchObject({ width: 512 });
  const visitor = await trial.refuse(uploadImage, { purpose: 'icon', file: new File([square], 'a.png') });
  expect(visitor).toMatchObject({ status: 401, code: ERROR.authorizationMissing });
  const setEnabled = (enable: boolean) =>
    trial.db.updateTable('providers').set({ is_enabled: enable }).where('user_id', '=', developer.id).execute();
  await setEnabled(false);
  expect(await trial.refuseUpload({ purpose: 'icon', content: square })).toMatchObject({
    code: ERROR.providerNotEnabled,
  });
  await setEnabled(true);
});

it('R8.3 names what is missing or is no purpose', async () => {
  const options = { headers: trial.people.developer.headers };
  expect(await trial.refuse(uploadImage, {}, options)).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { purpose: 'field.required', file: 'field.required' },
  });
  const file = new File([square], 'a.png');
  expect(await trial.refuse(uploadImage, { purpose: 'portrait', file }, options)).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { purpose: 'field.choice' },
  });
  expect(await trial.refuse(uploadImage, { purpose: 'icon', file: 'a.png' }, options)).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { file: 'field.invalid' },
  });
});

it('leaves no file in the store for what it refuses', async () => {
  const images = join(trial.dataDir, 'files', 'images');
  const before = (await readdir(images)).length;
  const rows = () => trial.db.selectFrom('uploads').select('id').execute();
  const known = (await rows()).length;
  await trial.refuseUpload({ purpose: 'icon', content: square.subarray(0, 700) });
  await trial.refuseUpload({ purpose: 'background', content: square });
  expect((await readdir(images)).length).toBe(before);
  expect((await rows()).length).toBe(known);
});

it('lets an account upload so many pictures an hour, counted by all processes together', async () => {
  const { database, clock } = trial;
  const limited = await openTestProduct({
    beside: { database, clock },
    settings: { RATE_LIMIT: 'on', RATE_LIMIT_ACCOUNT_UPLOADS: '1' },
  });
  try {
    const options = { headers: trial.people.developer.headers };
    const file = () => new File([square.subarray(0, 50)], 'a.png');
    expect(await limited.refuse(uploadImage, { purpose: 'icon', file: file() }, options)).toMatchObject({
      code: ERROR.invalidFormat,
    });
    const response = await limited.send(uploadImage, { purpose: 'icon', file: file() }, options);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
    const other = { headers: trial.people.operator.headers };
    expect(await limited.refuse(uploadImage, { purpose: 'icon', file: file() }, other)).toMatchObject({
      code: ERROR.invalidFormat,
    });
  } finally {
    await limited.close();
  }
});

it('says so when the disk is full, as it does for packages', async () => {
  // A device that is always full: the kernel itself refuses the bytes.
  const put = vi.spyOn(trial.services.files, 'put').mockImplementationOnce(async () => {
    await writeFile('/dev/full', 'x');
    return { size: 1 };
  });
  const response = await trial.sendUpload({ purpose: 'icon', content: square });
  expect([response.status, (await response.json()).error]).toMatchObject([
    503,
    { code: ERROR.databaseBusy, fields: { file: 'file.no_space' } },
  ]);
  put.mockRestore();
  expect((await trial.sendUpload({ purpose: 'icon', content: square })).status).toBe(200);
});
