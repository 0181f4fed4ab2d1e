import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBuild } from '#server/features/web-build/open-build.ts';
import { buildWebBuild } from '#tests/packages/build-web-build.ts';
import { inspectBytes } from '#tests/packages/inspect-bytes.ts';
import { type RawArchiveOptions, type RawEntry, writeRawArchive } from '#tests/packages/raw-archive.ts';
import { expectFreeLoop } from '#tests/product/watch-loop.ts';

const PAGE: RawEntry = { name: 'index.html', content: Buffer.from('<!doctype html><title>Game</title>') };
const SCRIPT: RawEntry = { name: 'game.js', content: Buffer.from('document.title;'.repeat(50)) };
const MEGABYTE = 1024 * 1024;

const inspectEntries = async (entries: readonly RawEntry[], options?: RawArchiveOptions) =>
  (await inspectBytes(writeRawArchive([PAGE, ...entries], options), { kind: 'zip' })).codes;

/** A deflate stream that unpacks to many zeros, without holding them in memory. */
function zeros(megabytes: number) {
  const content = Buffer.alloc(megabytes * MEGABYTE);
  return { content, packed: deflateRawSync(content) };
}

it('finds nothing in an archive that is as it should be', async () => {
  expect(await inspectEntries([SCRIPT, { name: 'art/', mode: 0o040755, method: 0 }])).toEqual([]);
});

const PATHS = [
  '../out.js',
  'art/../../out.js',
  '/etc/cron.d/out',
  'C:/out.js',
  'c:out.js',
  '..\\out.js',
  'art\\star.png',
  './out.js',
  'art//star.png',
  'line\nbreak.js',
  'nul\0.js',
] as const;
it.each(PATHS)('refuses the path %j', async (name) => {
  expect(await inspectEntries([{ ...SCRIPT, name }])).toContain('zip.unsafe_path');
});

const ENTRIES: readonly (readonly [string, readonly RawEntry[], string])[] = [
  ['a symbolic link', [{ name: 'link', content: Buffer.from('/etc/passwd'), mode: 0o120777 }], 'zip.symlink'],
  ['a device', [{ name: 'disk', mode: 0o060660 }], 'zip.symlink'],
  ['an encrypted file', [{ ...SCRIPT, flags: 1 }], 'zip.encrypted'],
  ['an unknown compression', [{ ...SCRIPT, method: 12, packed: Buffer.from('BZh9') }], 'zip.method'],
  ['a name twice', [SCRIPT, SCRIPT], 'zip.duplicate'],
  ['names that differ in capitals only', [SCRIPT, { ...SCRIPT, name: 'Game.JS' }], 'zip.duplicate'],
  [
    'a file that is a folder too',
    [
      { ...SCRIPT, name: 'art' },
      { ...SCRIPT, name: 'art/a/b.js' },
    ],
    'zip.duplicate',
  ],
  ['a header with another name', [{ ...SCRIPT, headerName: 'other.js' }], 'zip.header_differs'],
  ['a header with another method', [{ ...SCRIPT, headerMethod: 0 }], 'zip.header_differs'],
  ['a sum that is not true', [{ ...SCRIPT, declaredCrc: 7 }], 'zip.damaged'],
  ['a length that is too short', [{ ...SCRIPT, declaredSize: 10 }], 'zip.damaged'],
  ['a length that is too long', [{ ...SCRIPT, declaredSize: 5_000_000 }], 'zip.damaged'],
  ['bytes that are no deflate', [{ ...SCRIPT, packed: Buffer.from('this is no deflate at all') }], 'zip.damaged'],
  ['a huge declared length', [{ ...SCRIPT, declaredSize: 0xfffffffe }], 'zip.too_large'],
  ['a path that no disk takes', [{ ...SCRIPT, name: `${'a'.repeat(1100)}.js` }], 'zip.unsafe_path'],
];
it.each(ENTRIES)('refuses %s', async (_what, entries, code) => {
  expect(await inspectEntries(entries)).toContain(code);
});

it('refuses more bytes of paths than are worth comparing, and folders deeper than any game', async () => {
  const long = Array.from({ length: 4200 }, (_, index) => ({ name: `${index}/${'x'.repeat(999)}.js`, method: 0 }));
  expect(await inspectEntries(long)).toEqual(['zip.long_paths']);
  expect(await inspectEntries([{ ...SCRIPT, name: `${'a/'.repeat(64)}game.js` }])).toEqual(['zip.unsafe_path']);
  expect(await inspectEntries([{ ...SCRIPT, name: `${'a/'.repeat(63)}game.js` }])).toEqual([]);
});

it('is read without keeping the service waiting, whatever its names are', async () => {
  const marks = Array.from({ length: 4000 }, (_, index) => ({
    name: `${index}/${'\u0301\u0323'.repeat(249)}.js`,
    method: 0,
  }));
  const folder = await mkdtemp(join(tmpdir(), 'starhall-names-'));
  const path = join(folder, 'build.zip');
  await writeFile(path, writeRawArchive([PAGE, ...marks]));
  const { handle, entries } = await expectFreeLoop('names', () => openBuild(path));
  await handle.close();
  await rm(folder, { recursive: true });
  expect(entries).toHaveLength(4001);
});

it('refuses entries that share their bytes, by which a small archive unpacks into a large one', async () => {
  const { content } = zeros(1);
  const kernel: RawEntry = { name: 'game.js', content };
  // A complete header and its data are nested in the stored data of the previous entry.
  const inner = writeRawArchive([kernel]).subarray(0, -100);
  const quoted: RawEntry = { name: 'quote.bin', content: inner, method: 0 };
  const sound = writeRawArchive([PAGE, quoted, kernel]);
  expect((await inspectBytes(sound, { kind: 'zip' })).codes).toEqual([]);
  const shared = await inspectEntries([kernel, ...[1, 2, 3].map(() => ({ ...kernel, sharesHeaderOf: 1 }))]);
  expect(shared).toContain('zip.overlap');
});

it('refuses bombs by what they declare, and those that declare less as soon as they unpack to more', async () => {
  const flat = zeros(80);
  expect(await inspectEntries([{ name: 'flat.bin', ...flat }])).toContain('zip.bomb');
  const liar: RawEntry = { name: 'liar.bin', packed: flat.packed, content: Buffer.alloc(2 * MEGABYTE) };
  expect(await inspectEntries([liar])).toEqual(['zip.damaged']);
  const many = Array.from(
    { length: 40 },
    (_, index): RawEntry => ({
      name: `many/${index}.bin`,
      packed: Buffer.from([3, 0]),
      declaredSize: 120 * MEGABYTE,
      content: Buffer.alloc(0),
    }),
  );
  expect(await inspectEntries(many)).toContain('zip.too_large');
});

it('does not unpack archives inside archives', async () => {
  const nested = Buffer.from(writeRawArchive([{ name: 'flat.bin', ...zeros(80) }]));
  expect(await inspectEntries([{ name: 'nested.zip', content: nested }])).toEqual(['web.file_type']);
});

it('does not read millions of entries', async () => {
  const end = Buffer.alloc(22 + 20 + 56);
  // A ZIP64 end record, which claims five million entries.
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(5_000_000n, 24);
  end.writeBigUInt64LE(5_000_000n, 32);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeUInt32LE(1, 72);
  end.writeUInt32LE(0x06054b50, 76);
  const { findings } = await inspectBytes(end, { kind: 'zip' });
  expect(findings).toMatchObject([{ code: 'zip.too_many_files', values: { count: 5_000_000, max: 20_000 } }]);
});

it('refuses a directory that hides entries behind the number that it claims', async () => {
  expect(await inspectEntries([SCRIPT], { claimedCount: 1 })).toEqual(['zip.directory']);
  expect(await inspectEntries([SCRIPT], { claimedCount: 9 })).toEqual(['zip.directory']);
});

describe('a web build', () => {
  const files = { '__MACOSX/._x': 'x', '.DS_Store': 'x', 'setup.exe': 'MZ', 'tool.exe': 'MZ' };

  it('begins at the root or in the one folder that holds everything', async () => {
    const root = await inspectBytes(await buildWebBuild(), { kind: 'zip' });
    expect(root).toMatchObject({ codes: [], facts: { entry: 'index.html', fileCount: 3 } });
    const folder = await inspectBytes(await buildWebBuild({ folder: 'My Game' }), { kind: 'zip' });
    expect(folder).toMatchObject({ codes: ['web.folder'], facts: { entry: 'My Game/index.html' } });
    expect(folder.facts?.largest).toContainEqual({ path: 'My Game/game.js', size: 30 });
  });

  it('gets a note about files it does not need', async () => {
    const { findings } = await inspectBytes(await buildWebBuild({ files }), { kind: 'zip' });
    expect(findings).toMatchObject([
      { code: 'web.ignored', values: { count: 2 } },
      { code: 'web.file_type', level: 'warning', values: { ending: 'exe', count: 2, path: 'setup.exe' } },
    ]);
  });

  it('R5.20 is refused without a page to begin with', async () => {
    const bytes = writeRawArchive([SCRIPT, { ...PAGE, name: 'a/index.html' }]);
    for (const depth of ['look', 'inspect'] as const) {
      expect((await inspectBytes(bytes, { kind: 'zip', depth })).codes).toEqual(['web.no_index']);
    }
  });
});

it('finds something in whatever is cut off or is no archive at all', async () => {
  const sound = await buildWebBuild();
  await fc.assert(
    fc.asyncProperty(fc.nat(sound.length - 1), async (length) => {
      const { codes } = await inspectBytes(sound.subarray(0, length), { kind: 'zip' });
      expect(codes).toEqual([length === 0 ? 'format.empty' : 'format.not_zip']);
    }),
    { numRuns: 60 },
  );
});

it('ends in order whatever is changed in an archive', async () => {
  const sound = await buildWebBuild({ files: { 'data.bin': Buffer.alloc(3000, 9) } });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      async (changes) => {
        const bytes = Buffer.from(sound);
        for (const [at, value] of changes) bytes[at] = value;
        const { reports } = await inspectBytes(bytes, { kind: 'zip' });
        expect(reports.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 200 },
  );
});
