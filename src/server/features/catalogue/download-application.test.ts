import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadApplication } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { attachmentHeader } from '#server/providers/files/attachment-header.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { S3_BUCKET, S3_KEY, startS3Server } from '#tests/s3/start-s3-server.ts';
import { deleteExpiredVisitors } from './view-queries.ts';

const KEY = 'packages/a.apk';
const CONTENT = randomBytes(100_000);
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
const NAME = "星空 “拼圖” (it's 1.0).apk";

let product: TestProduct;
let path: string;

beforeAll(async () => {
  product = await openTestProduct();
  await product.services.files.put('packages/a.apk', CONTENT);
  const package_file_id = await buildPackage();
  const file = { file_key: KEY, file_name: NAME, file_size: CONTENT.length, package_file_id };
  path = pathOf(await buildGame(file));
});

afterAll(() => product.close());

const pathOf = (applicationId: string, platform: number | string = 6) =>
  `/api/public/app/download?applicationId=${applicationId}&platform=${platform}`;

/** The row of a stored upload. */
async function buildPackage(): Promise<string> {
  const id = randomUUID();
  const { id: application_id } = await buildApplication(product.db);
  const { developer_id: user_id } = await product.db
    .selectFrom('applications')
    .select('developer_id')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  const row = { id, user_id, application_id, platform: 6, name: NAME, size: CONTENT.length, sha256: SHA256 };
  const times = { created_at: '2026-01-01T00:00:00Z', touched_at: '2026-01-01T00:00:00Z' };
  await product.db
    .insertInto('package_files')
    .values({ ...row, ...times, state: 'stored', file_key: KEY, folder_key: null })
    .execute();
  return id;
}

/** An Android game with one version; returns its application ID. */
async function buildGame(
  version: Parameters<typeof buildVersion>[1],
  row: Parameters<typeof buildApplication>[1] = {},
) {
  const { id, appId } = await buildApplication(product.db, { platforms: [6], ...row });
  await buildVersion(product.db, { ...version, application_id: id });
  return appId;
}

const get = (headers: Record<string, string> = {}, method = 'GET') => product.request(path, { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it('R1.5 sends the bytes and the name of the online version, unsigned', async () => {
  const response = await get();
  expect(response.status).toBe(200);
  expect((await bytesOf(response)).equals(CONTENT)).toBe(true);
  expect(response.headers.get('content-length')).toBe('100000');
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it('names the file for every program: letters of any script beside plain ones', async () => {
  const header = (await get()).headers.get('content-disposition') ?? '';
  expect(header).toMatch(/^attachment; filename="[\w.-]+\.apk"; filename\*=UTF-8''[\w.%~!#$&+^`|-]+$/);
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(NAME);
});

describe('ranges', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=99999-', 99_999, 99_999],
    ['bytes=-10', 99_990, 99_999],
    ['bytes=99990-999999999', 99_990, 99_999],
    ['bytes=-999999999', 0, 99_999],
  ])('answers %s with 206', async (range, start, end) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/100000`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect((await bytesOf(response)).equals(CONTENT.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=100000-', 'bytes=5-4', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'answers %s with 416',
    async (range) => {
      const response = await get({ range });
      expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */100000']);
      expect(await response.text()).toBe('');
    },
  );

  it.each(['bytes=', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=1'])(
    'answers %s, which is no range it serves, with everything',
    async (range) => {
      const response = await get({ range });
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, 100_000]);
    },
  );

  it('continues only the file that was begun: If-Range of another one gives everything', async () => {
    const etag = (await get({}, 'HEAD')).headers.get('etag') ?? '';
    expect(etag).toBe(`"${SHA256}"`);
    const same = await get({ range: 'bytes=10-', 'if-range': etag });
    expect([same.status, (await bytesOf(same)).length]).toEqual([206, 99_990]);
    for (const other of ['"other"', 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      const response = await get({ range: 'bytes=10-', 'if-range': other });
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, 100_000]);
    }
  });
});

it('answers 304 if the caller has the current file', async () => {
  const etag = (await get({}, 'HEAD')).headers.get('etag') ?? '';
  const response = await get({ 'if-none-match': etag });
  expect([response.status, await response.text()]).toEqual([304, '']);
  expect((await bytesOf(await get({ 'if-none-match': '"other"' }))).length).toBe(100_000);
});

it('answers HEAD with headers only, also with a range, and does not read the file', async () => {
  const read = product.services.files.read;
  let isRead = false;
  const files = product.services.files;
  files.read = (...parameters) => {
    isRead = true;
    return read(...parameters);
  };
  try {
    const response = await get({ range: 'bytes=0-9' }, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '100000']);
    expect(await response.text()).toBe('');
    expect(isRead).toBe(false);
  } finally {
    files.read = read;
  }
});

it('R3.11 redirects the visitor to the external URL that replaces a file', async () => {
  const { id, appId } = await buildApplication(product.db, { platforms: [7] });
  await buildVersion(product.db, { application_id: id, platform: 7 });
  const url = 'https://store.example/星空?id=1';
  await product.db.insertInto('application_downloads').values({ application_id: id, platform: 7, url }).execute();
  const response = await product.request(pathOf(appId, 7));
  expect([response.status, response.headers.get('location')]).toEqual([302, new URL(url).href]);
});

const codeOf = async (response: Response) => [response.status, (await response.json()).error.code];

it.each([
  ['never online', { status: 2, released_at: null }, ERROR.versionNotPublished],
  ['pulled by its developer', { status: 2 }, ERROR.versionPulled],
  ['removed by the system', { status: 3 }, ERROR.versionRemoved],
] as const)('R8.12 refuses a version that was %s', async (_, version, code) => {
  const applicationId = await buildGame({ file_key: 'packages/a.apk', ...version });
  expect(await codeOf(await product.request(pathOf(applicationId)))).toEqual([409, code]);
});

it.each([
  [{ status: 2, published_at: null }, 404, ERROR.applicationNotFound],
  [{ status: 2 }, 409, ERROR.applicationPulled],
  [{ status: 3 }, 409, ERROR.applicationRemoved],
] as const)('refuses the file of an application off the shelf: %j gives %i and %i', async (row, status, code) => {
  const applicationId = await buildGame({ file_key: 'packages/a.apk' }, row);
  expect(await codeOf(await product.request(pathOf(applicationId)))).toEqual([status, code]);
});

it('rejects unknown platforms, applications, versions and files', async () => {
  const withoutVersion = await buildApplication(product.db, { platforms: [6] });
  const lost = await buildGame({ file_key: 'packages/lost.apk' });
  expect(await codeOf(await product.request(pathOf(lost, 3)))).toEqual([404, ERROR.platformNotFound]);
  expect(await codeOf(await product.request(pathOf('com.none')))).toEqual([404, ERROR.applicationNotFound]);
  expect(await codeOf(await product.request(pathOf(withoutVersion.appId)))).toEqual([404, ERROR.versionNotFound]);
  expect(await codeOf(await product.request(pathOf(lost)))).toEqual([404, ERROR.versionNotFound]);
  expect(await codeOf(await product.request(pathOf(lost, 'x')))).toEqual([400, ERROR.invalidFormat]);
  expect(await codeOf(await product.request('/api/public/app/download'))).toEqual([400, ERROR.invalidFormat]);
  expect(await product.refuse(downloadApplication, { applicationId: 'a/../b', platform: 6 })).toMatchObject({
    code: ERROR.applicationNotFound,
  });
});

describe('without a platform', () => {
  const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
  const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  const ask = (applicationId: string, headers: Record<string, string>) =>
    product.request(`/api/public/app/download?applicationId=${applicationId}`, { headers });
  const build = async (...platforms: readonly number[]) => {
    const { id, appId } = await buildApplication(product.db, { platforms: [...platforms] });
    for (const platform of platforms) {
      const file_name = `for-${platform}.bin`;
      await buildVersion(product.db, {
        application_id: id,
        platform,
        file_key: platform === 2 ? 'games/a' : KEY,
        file_name,
      });
    }
    return appId;
  };

  it("sends the file for the visitor's system, preferring the browser's hint to its user agent", async () => {
    const appId = await build(1, 2, 6);
    const nameFor = async (headers: Record<string, string>) =>
      /filename="([^"]+)"/.exec((await ask(appId, headers)).headers.get('content-disposition') ?? '')?.[1];
    expect(await nameFor({ 'user-agent': WINDOWS })).toBe('for-1.bin');
    expect(await nameFor({ 'user-agent': ANDROID })).toBe('for-6.bin');
    expect(await nameFor({ 'user-agent': WINDOWS, 'sec-ch-ua-platform': '"Android"' })).toBe('for-6.bin');
  });

  it('sends the only file to a system without installers, and requires a platform if there are several', async () => {
    expect((await ask(await build(2, 6), { 'user-agent': MAC })).status).toBe(200);
    const several = await ask(await build(1, 6), { 'user-agent': MAC });
    expect([several.status, (await several.json()).error]).toEqual([
      400,
      expect.objectContaining({ code: ERROR.invalidFormat, fields: { platform: 'field.required' } }),
    ]);
    expect(await codeOf(await ask(await build(1), { 'user-agent': ANDROID }))).toEqual([404, ERROR.versionNotFound]);
  });
});

describe('R1.5 counting', () => {
  /** The download count of a new version after the given requests. */
  async function countAfter(
    requests: readonly (readonly [headers: Record<string, string>, address?: string, method?: string])[],
  ) {
    const { id, appId } = await buildApplication(product.db, { platforms: [6] });
    const version_id = await buildVersion(product.db, { application_id: id, file_key: KEY });
    for (const [headers, address = '198.51.100.1', method = 'GET'] of requests) {
      await (await product.request(pathOf(appId), { headers, method }, { address })).arrayBuffer();
    }
    const counted = product.db
      .selectFrom('version_download_counts')
      .select('total')
      .where('version_id', '=', version_id);
    return (await counted.executeTakeFirst())?.total ?? 0;
  }

  it('counts a visitor once a day, however many pieces the download has', async () => {
    const pieces = ['bytes=0-49999', 'bytes=50000-', 'bytes=0-'].map((range) => [{ range }] as const);
    expect(await countAfter([...pieces, [{}], [{}, '198.51.100.2']])).toBe(2);
  });

  it('counts no look, no probe, no piece from the middle, and no file that the visitor has', async () => {
    expect(
      await countAfter([
        [{}, undefined, 'HEAD'],
        [{ range: 'bytes=0-0' }],
        [{ range: 'bytes=5-' }],
        [{ range: 'bytes=200000-' }],
        [{ 'if-none-match': `"${KEY.replace('/', '-')}-${CONTENT.length}"` }],
      ]),
    ).toBe(0);
  });

  it('deletes visitors after a day, and keeps the count', async () => {
    expect(await countAfter([[{}]])).toBe(1);
    const counted = () => product.db.selectFrom('version_downloads').select('day').execute();
    await deleteExpiredVisitors(product.db, product.clock.now());
    expect((await counted()).length).toBeGreaterThan(0);
    await deleteExpiredVisitors(product.db, product.clock.now() + 48 * 60 * 60 * 1000);
    expect(await counted()).toEqual([]);
  });

  it('counts a restart after the file has changed', async () => {
    expect(await countAfter([[{ range: 'bytes=5-', 'if-range': '"other"' }]])).toBe(1);
  });
});

it.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['.hidden.apk', 'hidden.apk'],
  ['game\u202egnp.exe', 'game_gnp.exe'],
  ['a"b\r\nSet-Cookie: x.apk', 'a_b__Set-Cookie_ x.apk'],
  [`${'x'.repeat(300)}.apk`, `${'x'.repeat(146)}.apk`],
  ['\ud800.apk', '\ufffd.apk'],
  ['...', 'download'],
])('hands a file named %j out as %j', (given, safe) => {
  const header = attachmentHeader(given);
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(safe);
  expect(header).toMatch(/^[\x20-\x7e]+$/);
});

describe('DOWNLOAD_ACCEL', () => {
  it('leaves the bytes to the web server in front, and counts all the same', async () => {
    const front = await openTestProduct({ settings: { DOWNLOAD_ACCEL: '/internal-files' } });
    try {
      await front.services.files.put(KEY, CONTENT);
      const { id, appId } = await buildApplication(front.db, { platforms: [6] });
      await buildVersion(front.db, { application_id: id, file_key: KEY, file_name: 'a.apk' });
      const response = await front.request(pathOf(appId), { headers: { range: 'bytes=0-' } });
      expect([response.status, await response.text()]).toEqual([200, '']);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-accel-redirect': `/internal-files/${KEY}`,
        'content-disposition': expect.stringContaining('filename="a.apk"'),
      });
      await front.request(pathOf(appId), { headers: { range: 'bytes=10-' } }, { address: '198.51.100.7' });
      expect(await front.db.selectFrom('version_download_counts').select('total').execute()).toEqual([{ total: 1 }]);
    } finally {
      await front.close();
    }
  });
});

describe('S3_DOWNLOAD_LINKS', () => {
  it('leads to the object storage, which hands the file out under its own name', async () => {
    const s3 = await startS3Server();
    const settings = {
      FILES: 's3',
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET,
      S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'on',
      S3_DOWNLOAD_LINKS: 'on',
    };
    const far = await openTestProduct({ settings });
    try {
      s3.state.now = far.clock.now;
      await far.services.files.put(KEY, CONTENT);
      const { id, appId } = await buildApplication(far.db, { platforms: [6] });
      await buildVersion(far.db, { application_id: id, file_key: KEY, file_name: NAME });
      const response = await far.request(pathOf(appId));
      expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
      const file = await fetch(response.headers.get('location') ?? '');
      expect((await bytesOf(file)).equals(CONTENT)).toBe(true);
      expect(file.headers.get('content-disposition')).toBe(attachmentHeader(NAME));
      expect((await far.request(pathOf(appId), { method: 'HEAD' })).status).toBe(200);
      expect(await far.db.selectFrom('version_download_counts').select('total').execute()).toEqual([{ total: 1 }]);
    } finally {
      await far.close();
      await s3.close();
    }
  });
});
