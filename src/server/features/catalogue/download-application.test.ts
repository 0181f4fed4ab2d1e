import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadApplication } from '#contract/application/endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

const CONTENT = randomBytes(100_000);
const NAME = "星空 “拼圖” (it's 1.0).apk";

let product: TestProduct;
let path: string;

beforeAll(async () => {
  product = await openTestProduct();
  await product.services.files.put('packages/a.apk', CONTENT);
  path = pathOf(await buildGame({ file_key: 'packages/a.apk', file_name: NAME, file_size: CONTENT.length }));
});

afterAll(() => product.close());

const pathOf = (applicationId: string, platform: number | string = 6) =>
  `/api/public/app/download?applicationId=${applicationId}&platform=${platform}`;

/** An Android game with one version; answers its application ID. */
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

it('R1.5 answers the bytes and the name of the online version, unsigned', async () => {
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
    const same = await get({ range: 'bytes=10-', 'if-range': etag });
    expect([same.status, (await bytesOf(same)).length]).toEqual([206, 99_990]);
    for (const other of ['"other"', 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      const response = await get({ range: 'bytes=10-', 'if-range': other });
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, 100_000]);
    }
  });
});

it('answers 304 to a caller who has the file', async () => {
  const etag = (await get({}, 'HEAD')).headers.get('etag') ?? '';
  const response = await get({ 'if-none-match': etag });
  expect([response.status, await response.text()]).toEqual([304, '']);
  expect((await bytesOf(await get({ 'if-none-match': '"other"' }))).length).toBe(100_000);
});

it('answers HEAD with the headers alone, also with a range, and reads nothing of the file', async () => {
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

it('R3.11 sends the visitor to the address that stands in the place of a file', async () => {
  const { id, appId } = await buildApplication(product.db, { platforms: [7] });
  await buildVersion(product.db, { application_id: id, platform: 7 });
  const url = 'https://store.example/星空?id=1';
  await product.db.insertInto('application_downloads').values({ application_id: id, platform: 7, url }).execute();
  const response = await product.request(pathOf(appId, 7));
  expect([response.status, response.headers.get('location')]).toEqual([302, new URL(url).href]);
});

const codeOf = async (response: Response) => [response.status, (await response.json()).error.code];

it.each([
  ['never online', { status: 2, released_at: null }, 60024],
  ['pulled by its developer', { status: 2 }, 60026],
  ['removed by the system', { status: 3 }, 60027],
] as const)('R8.12 refuses a version that was %s', async (_, version, code) => {
  const applicationId = await buildGame({ file_key: 'packages/a.apk', ...version });
  expect(await codeOf(await product.request(pathOf(applicationId)))).toEqual([409, code]);
});

it.each([
  [{ status: 2, publish_date: null }, 60028],
  [{ status: 2 }, 60030],
  [{ status: 3 }, 60031],
] as const)('refuses the file of an application off the shelf: %j gives %i', async (row, code) => {
  const applicationId = await buildGame({ file_key: 'packages/a.apk' }, row);
  expect(await codeOf(await product.request(pathOf(applicationId)))).toEqual([409, code]);
});

it('refuses what there is not: platform, application, version, file', async () => {
  const withoutVersion = await buildApplication(product.db, { platforms: [6] });
  const lost = await buildGame({ file_key: 'packages/lost.apk' });
  expect(await codeOf(await product.request(pathOf(lost, 3)))).toEqual([404, 50001]);
  expect(await codeOf(await product.request(pathOf('com.none')))).toEqual([404, 50004]);
  expect(await codeOf(await product.request(pathOf(withoutVersion.appId)))).toEqual([404, 50012]);
  expect(await codeOf(await product.request(pathOf(lost)))).toEqual([404, 50012]);
  expect(await codeOf(await product.request(pathOf(lost, 'x')))).toEqual([400, 20001]);
  expect(await codeOf(await product.request('/api/public/app/download'))).toEqual([400, 20001]);
  expect(await product.refuse(downloadApplication, { applicationId: 'a/../b', platform: 6 })).toMatchObject({
    code: 50004,
  });
});
