import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { previewUrl } from '../features/web-build/game-urls.ts';
import { unpackWebBuild } from '../features/web-build/unpack-web-build.ts';

const SCRIPT = 'export const speed = 10;\n'.repeat(200);
const SOUND = Buffer.alloc(5000, 7);
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': `<!doctype html><style>b{}</style><script>start()</script>${'<p>text</p>'.repeat(200)}`,
  'game.js': SCRIPT,
  'music/主題 1.ogg': SOUND,
  'Build/game.wasm.br': 'packed by its engine',
  'Build/game.data': SCRIPT,
};
const ASK_ALL = { 'accept-encoding': 'gzip, deflate, br' };

let product: TestProduct;
let applicationId: number;
let folderKey: string;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

beforeEach(async () => {
  applicationId = (await buildApplication(product.db, { platforms: [2] })).id;
  folderKey = await unpack();
});

async function unpack(target = product, key = `games/${randomUUID()}`): Promise<string> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(FILES)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  const zipPath = join(target.dataDir, 'build.zip');
  await pipeline(zip.outputStream, createWriteStream(zipPath));
  await unpackWebBuild({ files: target.services.files, zipPath, folderKey: key });
  return key;
}

const build = (overrides: Parameters<typeof buildVersion>[1] = {}) =>
  buildVersion(product.db, { application_id: applicationId, platform: 2, file_key: folderKey, ...overrides });
const get = (path: string, headers: Record<string, string> = {}) =>
  product.request(`/play-files/${folderKey}/${path}`, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it('serves nothing, not to reviewers either, while HOSTED_GAMES is off', async () => {
  const id = await build();
  const off = await openTestProduct({ settings: { HOSTED_GAMES: 'off' }, beside: product });
  // Its folder is different: without files there would be nothing to serve anyway.
  await unpack(off, folderKey);
  const services = { ...product.services, config: { ...product.services.config, HOSTED_GAMES: true } };
  const preview = previewUrl(services, { versionId: id, folderKey });
  expect(previewUrl(off.services, { versionId: id, folderKey })).toBe('');
  const status = async (path: string) => (await off.request(path)).status;
  expect((await get('game.js')).status).toBe(200);
  expect([await status(`/play-files/${folderKey}/game.js`), await status(preview)]).toEqual([404, 404]);
  await off.close();
});

it('serves files compressed to clients that accept it, whole and with their own types', async () => {
  await build();
  const br = await get('game.js', ASK_ALL);
  expect(Object.fromEntries(br.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  expect(br.headers.get('set-cookie')).toBeNull();
  expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(SCRIPT);
  const gzip = await get('game.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(SCRIPT);
  const plain = await get('game.js');
  expect([plain.headers.get('content-encoding'), (await bytesOf(plain)).toString()]).toEqual([null, SCRIPT]);
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3);
  const again = await get('game.js', { ...ASK_ALL, 'if-none-match': br.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it('serves ranges of a file itself, whatever is in its name', async () => {
  await build();
  const path = encodeURI('music/主題 1.ogg');
  const part = await get(path, { ...ASK_ALL, range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-type'), (await bytesOf(part)).length]).toEqual([206, 'audio/ogg', 10]);
  const ofScript = await get('game.js', { ...ASK_ALL, range: 'bytes=0-5' });
  expect([ofScript.status, await ofScript.text()]).toEqual([206, SCRIPT.slice(0, 6)]);
});

it('serves what an engine has packed itself as what is inside', async () => {
  await build();
  const { headers } = await get('Build/game.wasm.br', ASK_ALL);
  expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual(['application/wasm', 'br']);
  expect((await get('Build/game.data', ASK_ALL)).headers.get('content-type')).toBe('application/octet-stream');
});

it("keeps a game to its own folder, its own inline scripts and the store's SDK", async () => {
  await build();
  const response = await get('');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts allow-pointer-lock; default-src 'none';/);
  const own = `http://localhost/play-files/${folderKey}/`;
  expect(policy).toMatch(
    new RegExp(`script-src ${own} http://localhost/sdk/ blob: 'wasm-unsafe-eval' 'sha256-[^']+' 'sha256-[^']+';`),
  );
  expect(policy).toContain(`connect-src ${own} data: blob:;`);
  expect(policy).toMatch(/frame-ancestors 'self'$/);
  expect(policy).not.toMatch(/(?:script|style)-src [^;]*(?:'self'|'unsafe-(?:inline|eval)')/);
});

it('serves nothing that is not in the build, nor a build that is not whole', async () => {
  await build();
  for (const path of ['none.js', '-build.json', '-br/game.js', 'game.js/', '__proto__', '%', '%2e%2e/x', 'a%00']) {
    expect((await get(path)).status, path).toBe(404);
  }
  expect((await product.request('/play-files/games/none/index.html')).status).toBe(404);
  await product.services.files.put(`${folderKey}/-build.json`, Buffer.from('{"isWhole":false,"files":{},"inline":{}}'));
  product.forget();
  product.clock.advance(60_000);
  expect((await get('game.js')).status).toBe(404);
});

it('names the origin of games as the only source, and the store as the only page around them', async () => {
  await build();
  const settings = { GAMES_ORIGIN: 'https://games-files.example', PUBLIC_ORIGIN: 'https://store.example' };
  const apart = await openTestProduct({ settings, beside: product });
  try {
    await apart.services.files.put(`${folderKey}/index.html`, Buffer.from('a page'));
    const response = await apart.request(`/play-files/${folderKey}/index.html`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`connect-src https://games-files.example/play-files/${folderKey}/ data: blob:;`);
    expect(policy).toContain(' https://games-files.example/sdk/ ');
    expect(policy).toMatch(/frame-ancestors https:\/\/store\.example$/);
  } finally {
    await apart.close();
  }
});

/** Versions whose builds are not available to players. */
const HIDDEN = [
  ['in review', { status: SHELF.offShelf, review: VERSION_REVIEW.inReview, released_at: null }],
  ['approved and not released', { status: SHELF.offShelf, released_at: null }],
  ['pulled', { status: SHELF.offShelf }],
  ['removed', { status: SHELF.removed }],
] as const;

it.each(HIDDEN)('opens a version that is %s by a token only, which ends', async (_name, version) => {
  const versionId = await build(version);
  expect((await get('index.html')).status).toBe(404);
  const url = previewUrl(product.services, { versionId, folderKey });
  const page = await product.request(url);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain(
    `connect-src http://localhost${url.replace('index.html', '')}`,
  );
  const script = await product.request(url.replace('index.html', 'game.js'), { headers: ASK_ALL });
  expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
  product.clock.advance(7 * HOUR_MS);
  expect((await product.request(url)).status).toBe(404);
});

it('keeps the token of a preview out of the log, whose readers could play the build', async () => {
  const url = previewUrl(product.services, { versionId: await build(), folderKey });
  const [, token = ''] = /preview\/([^/]+)/.exec(url) ?? [];
  await product.request(url);
  await product.request(`/play-files/preview/${token}`);
  expect(token).not.toBe('');
  expect(JSON.stringify(product.logged)).not.toContain(token);
  expect(product.logged.at(-2)).toMatchObject({ path: '/play-files/preview/…/index.html' });
});

it('lets players finish for a day when another version comes online, and no longer', async () => {
  const now = new Date(product.clock.now()).toISOString();
  await build({ status: SHELF.offShelf, updated_at: now });
  expect((await get('game.js')).status).toBe(404);
  await build({ file_key: 'games/newer' });
  product.forget();
  expect((await get('game.js')).status).toBe(200);
  product.clock.advance(24 * HOUR_MS + 1);
  expect((await get('game.js')).status).toBe(404);
});

it('serves no game that is off the shelf or closed', async () => {
  await build();
  for (const change of [{ status: SHELF.removed }, { is_open: false }]) {
    await product.db
      .updateTable('applications')
      .set({ status: SHELF.onShelf, is_open: true })
      .where('id', '=', applicationId)
      .execute();
    product.forget();
    expect((await get('game.js')).status).toBe(200);
    await product.db.updateTable('applications').set(change).where('id', '=', applicationId).execute();
    // The database notifies of the change at commit.
    await expect.poll(async () => (await get('game.js')).status).toBe(404);
  }
});
