import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { FindingCode } from '#domain/inspection/findings.ts';
import { type RawEntry, writeRawArchive } from '#tests/packages/raw-archive.ts';
import { expectFreeLoop } from '#tests/product/watch-loop.ts';
import { S3_BUCKET, S3_KEY, type S3Server, startS3Server } from '#tests/s3/start-s3-server.ts';
import type { FileStore } from '../../providers/files/file-store.ts';
import { createLocalFileStore } from '../../providers/files/local-file-store.ts';
import { createS3FileStore } from '../../providers/files/s3-file-store.ts';
import { buildFileKey, manifestKey, VARIANTS, variantKey } from './build-keys.ts';
import { readManifest, removeWebBuild } from './build-manifest.ts';
import { unpackWebBuild } from './unpack-web-build.ts';

type Contents = Readonly<Record<string, Buffer | string>>;

const SCRIPT = 'let score = 0;\n'.repeat(500);
const NOISE = randomBytes(20_000);
const PAGE = '<!doctype html>\r\n<script>\r\nstart();\r\n</script><script src="game.js"></script><style>a{}</style>';
const GAME: Contents = {
  'index.html': PAGE,
  'game.js': SCRIPT,
  'data/level.data': NOISE,
  'img/角色 (1).svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`,
  'sound.wav': Buffer.alloc(20_000),
  'Build/game.wasm.br': SCRIPT,
};

let folder: string;
let s3: S3Server;
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-builds-'));
  s3 = await startS3Server();
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

async function makeZip(contents: Contents): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

/** A separate path and folder key for an archive. */
async function keep(bytes: Buffer) {
  made += 1;
  const zipPath = join(folder, `${made}.zip`);
  await writeFile(zipPath, bytes);
  return { zipPath, folderKey: `games/${made}` };
}

const openLocal = () => createLocalFileStore(join(folder, 'files'));
const STORES: readonly (readonly [name: string, open: () => FileStore])[] = [
  ['the local store', openLocal],
  [
    'the S3 store',
    () =>
      createS3FileStore({
        endpoint: s3.endpoint,
        region: 'ap-east-2',
        bucket: S3_BUCKET,
        ...S3_KEY,
        hasBucketInPath: true,
      }),
  ],
];
const bytesOf = (files: FileStore, key: string) => buffer(files.read(key));

describe.each(STORES)('in %s', (_name, open) => {
  it('keeps every file as it was, and compressed beside it what gains by that', async () => {
    const files = open();
    const source = await keep(await makeZip(GAME));
    const size = Object.values(GAME).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
    expect(await unpackWebBuild({ files, ...source })).toEqual({ fileCount: 6, size });
    const { folderKey } = source;
    for (const [path, content] of Object.entries(GAME)) {
      expect((await bytesOf(files, buildFileKey(folderKey, path))).equals(Buffer.from(content))).toBe(true);
    }
    const manifest = await readManifest(files, folderKey);
    expect(manifest?.isWhole).toBe(true);
    const compressed = Object.entries(manifest?.files ?? {}).filter(([, { br, gzip }]) => br > 0 && gzip > 0);
    expect(compressed.map(([path]) => path).sort()).toEqual(['game.js', 'img/角色 (1).svg']);
    expect(brotliDecompressSync(await bytesOf(files, variantKey(folderKey, 'game.js', 'br'))).toString()).toBe(SCRIPT);
    expect(gunzipSync(await bytesOf(files, variantKey(folderKey, 'game.js', 'gzip'))).toString()).toBe(SCRIPT);
    for (const variant of VARIANTS) {
      expect(await files.find(variantKey(folderKey, 'data/level.data', variant))).toBeUndefined();
    }
  });

  it('does the same again, over what a process left behind, and removes everything', async () => {
    const files = open();
    const source = await keep(await makeZip(GAME));
    await files.put(buildFileKey(source.folderKey, 'game.js'), Buffer.from('half'));
    await Promise.all([unpackWebBuild({ files, ...source }), unpackWebBuild({ files, ...source })]);
    expect((await bytesOf(files, buildFileKey(source.folderKey, 'game.js'))).toString()).toBe(SCRIPT);
    await removeWebBuild(files, source.folderKey);
    await removeWebBuild(files, source.folderKey);
    for (const path of Object.keys(GAME)) {
      expect(await files.find(buildFileKey(source.folderKey, path))).toBeUndefined();
    }
    expect(await files.find(variantKey(source.folderKey, 'game.js', 'br'))).toBeUndefined();
    expect(await files.find(manifestKey(source.folderKey))).toBeUndefined();
  });
});

it('names the inline scripts and styles of a page as browsers hash them, with LF at the ends of lines', async () => {
  const files = openLocal();
  const source = await keep(await makeZip(GAME));
  await unpackWebBuild({ files, ...source });
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect((await readManifest(files, source.folderKey))?.inline).toEqual({
    'index.html': [hashOf('\nstart();\n'), hashOf('a{}')],
  });
});

it('names so many that a build of nothing else neither fills the memory nor keeps the service waiting', async () => {
  const files = openLocal();
  const scripts = Array.from({ length: 150_000 }, (_, number) => `<script>${number}</script>`).join('');
  const pages = ['index.html', 'a.html', 'b.html', 'c.html'];
  const source = await keep(await makeZip(Object.fromEntries(pages.map((path) => [path, scripts]))));
  await expectFreeLoop('pages', () => unpackWebBuild({ files, ...source }));
  const inline = Object.values((await readManifest(files, source.folderKey))?.inline ?? {});
  expect(inline.map(({ length }) => length)).toEqual([1000, 1000]);
});

it('takes the one folder that everything lies in as the root, and leaves out what systems leave behind', async () => {
  const files = openLocal();
  const source = await keep(
    await makeZip({
      'My game/index.html': PAGE,
      'My game/a/b.js': 'b',
      'My game/.git/config': 'x',
      'My game/.DS_Store': 'x',
      '__MACOSX/My game/._index.html': 'x',
    }),
  );
  expect((await unpackWebBuild({ files, ...source })).fileCount).toBe(2);
  expect(Object.keys((await readManifest(files, source.folderKey))?.files ?? {})).toEqual(['index.html', 'a/b.js']);
});

const PAGE_ENTRY = { name: 'index.html', content: Buffer.from(PAGE) };
const withPage = (...entries: readonly RawEntry[]) => writeRawArchive([PAGE_ENTRY, ...entries]);
const EVIL = Buffer.from('x');

/** Archives that must not be unpacked; the inspection rejects more of them (hostile-archives.test.ts). */
const HOSTILE: readonly (readonly [name: string, code: FindingCode, make: () => Buffer])[] = [
  ['no archive', 'format.not_zip', () => Buffer.from('PK no archive at all')],
  ['an archive that was cut off', 'format.not_zip', () => withPage().subarray(0, -30)],
  ['no entry page', 'web.no_index', () => writeRawArchive([{ name: 'game.js', content: EVIL }])],
  [
    'an entry page two folders down',
    'web.no_index',
    () => writeRawArchive([{ ...PAGE_ENTRY, name: 'a/b/index.html' }]),
  ],
  ['a path that climbs out', 'zip.unsafe_path', () => withPage({ name: '../evil', content: EVIL })],
  ['an absolute path', 'zip.unsafe_path', () => withPage({ name: '/etc/evil', content: EVIL })],
  ['a link to another file', 'zip.symlink', () => withPage({ name: 'link', content: EVIL, mode: 0o120777 })],
  ['a path twice', 'zip.duplicate', () => withPage({ name: 'a', content: EVIL }, { name: 'a', content: EVIL })],
  ['a file and a folder in one', 'zip.duplicate', () => withPage({ name: 'a', content: EVIL }, { name: 'a/b' })],
  ['a bomb', 'zip.bomb', () => withPage({ name: 'bomb', content: Buffer.alloc(80_000_000) })],
];

it.each(HOSTILE)('refuses %s with %s, and stores nothing', async (_name, code, make) => {
  const files = openLocal();
  const source = await keep(make());
  await expect(unpackWebBuild({ files, ...source })).rejects.toMatchObject({ finding: { code } });
  expect(await readdir(join(folder, 'files', source.folderKey)).catch(() => [])).toEqual([]);
});

it('refuses a file whose bytes are not those that were packed, and can be removed then', async () => {
  const files = openLocal();
  const bytes = await makeZip({ 'index.html': PAGE, 'data.bin': NOISE });
  bytes[bytes.indexOf(NOISE.subarray(100, 120))] = 0xff ^ (NOISE[100] ?? 0);
  const source = await keep(bytes);
  await expect(unpackWebBuild({ files, ...source })).rejects.toMatchObject({
    finding: { code: 'zip.damaged', values: { path: 'data.bin' } },
  });
  expect((await readManifest(files, source.folderKey))?.isWhole).toBe(false);
  await removeWebBuild(files, source.folderKey);
  expect(await files.find(buildFileKey(source.folderKey, 'index.html'))).toBeUndefined();
});
