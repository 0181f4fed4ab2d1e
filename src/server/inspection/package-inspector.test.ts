import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApk } from '#tests/packages/build-apk.ts';
import { buildExe } from '#tests/packages/build-exe.ts';
import { writeRawArchive } from '#tests/packages/raw-archive.ts';
import { lookAtPackage } from './look-at-package.ts';
import {
  createPackageInspector,
  type FileToInspect,
  type PackageInspector,
  type PackageInspectorSettings,
} from './package-inspector.ts';
import type { StageReport } from './package-order.ts';

const MEGABYTE = 1024 * 1024;
const READY = 'process.send({ kind: "ready" });';
const BEGUN = `process.on("message", () => { process.send({ kind: "begun", stage: "content" }, work); });`;

let folder: string;
let inspector: PackageInspector;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-inspector-'));
  inspector = createPackageInspector();
});

afterAll(async () => {
  inspector.close();
  await rm(folder, { recursive: true, force: true });
});

const write = async (bytes: Uint8Array | string, name = 'package') => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};
const inspectWith = async (used: PackageInspector, file: Partial<FileToInspect> & { readonly path: string }) => {
  const reports: StageReport[] = [];
  await used.inspect(
    { kind: 'zip', appId: 'com.example.game', versionCodeAbove: null, iconPath: null, ...file },
    {
      onBegun: async () => {},
      onStage: async (report) => {
        reports.push(report);
      },
    },
  );
  return reports.map(({ stage, findings }) => [stage, findings.map(({ code }) => code)]);
};
/** The messages from a program that does `work` at the start of the second stage. */
const inspectByProgram = async (work: string, settings: PackageInspectorSettings = {}) => {
  const program = await write(`${READY} const work = () => { ${work} }; ${BEGUN}`, `${crypto.randomUUID()}.mjs`);
  return inspectWith(createPackageInspector({ program, ...settings }), { path: program });
};

describe('a look', () => {
  const appId = 'com.example.game';

  it('immediately refuses a wrong file type, another package name, and an old versionCode', async () => {
    const apk = await write(await buildApk({ packageName: appId, versionCode: 8 }));
    const look = (overrides: object) =>
      lookAtPackage(inspector, { file: { path: apk }, name: 'game.apk', platform: 6, appId, ...overrides });
    expect(await look({})).toMatchObject({ problem: null, facts: { packageName: appId, versionCode: 8 } });
    expect(await look({ appId: 'com.example.other' })).toMatchObject({
      problem: { message: 'inspection.apk.package_name', values: { found: appId, expected: 'com.example.other' } },
    });
    expect(await look({ versionCodeAbove: 8 })).toMatchObject({
      problem: { message: 'inspection.apk.version_code_low', values: { found: 8, highest: 8 } },
    });
    expect(await look({ versionCodeAbove: 7 })).toMatchObject({ problem: null });
    expect((await look({ platform: 1 })).problem?.message).toBe('inspection.format.not_exe');
    expect((await look({ platform: 2 })).problem?.message).toBe('inspection.web.no_index');
    await expect(look({ platform: 7 })).rejects.toThrow('no file');
  });

  it('reads as much of a file elsewhere as it needs, and finds the same', async () => {
    const files = { 'assets/level.bin': randomBytes(6 * MEGABYTE), 'classes.dex': randomBytes(3 * MEGABYTE) };
    const bytes = await buildApk({ packageName: appId, versionCode: 8, files });
    const path = await write(bytes);
    let readBytes = 0;
    const read = async (position: number, length: number) => {
      readBytes += length;
      return bytes.subarray(position, position + length);
    };
    const look = { name: 'game.apk', platform: 6, appId } as const;
    const remote = { size: bytes.length, read };
    const found = await lookAtPackage(inspector, { ...look, file: { remote } });
    expect(found).toMatchObject({ problem: null, facts: { packageName: appId, versionCode: 8 } });
    expect(found).toEqual(await lookAtPackage(inspector, { ...look, file: { path } }));
    expect(readBytes).toBeLessThan(4 * MEGABYTE);
    const wrong = await lookAtPackage(inspector, { ...look, platform: 1, file: { remote } });
    expect(wrong.problem?.message).toBe('inspection.format.not_exe');
    const failing = { size: bytes.length, read: () => Promise.reject(new Error('the storage failed')) };
    await expect(lookAtPackage(inspector, { ...look, file: { remote: failing } })).rejects.toThrow(
      'the storage failed',
    );
  });

  it('does not have to wait for inspections', async () => {
    const program = await write(`${READY} const work = () => {}; ${BEGUN}`, 'waiting.mjs');
    const busy = createPackageInspector({ program });
    const path = await write(buildExe());
    const inspections = [1, 2, 3].map(() => inspectWith(busy, { path }).catch((error: Error) => error.message));
    const looked = createPackageInspector().look({ kind: 'exe', path, appId, versionCodeAbove: null });
    expect((await looked).facts?.machine).toBe('x64');
    busy.close();
    for (const ended of await Promise.all(inspections)) expect(ended).toContain('closing');
  });
});

describe('the process that reads a file', () => {
  it('that takes too long is ended, and the file refused for it', async () => {
    const loop = 'for (;;) {}';
    expect(await inspectByProgram(loop, { limits: { stageMs: 1500 } })).toEqual([['content', ['process.timeout']]]);
    expect(await inspectByProgram(loop, { limits: { wholeMs: 1500 } })).toEqual([['content', ['process.timeout']]]);
  });

  it('that takes too much memory is ended, on its heap or beside it', async () => {
    const beside = 'const all = []; setInterval(() => all.push(Buffer.alloc(8e6, 1)), 5);';
    const limits = { memoryBytes: 150 * MEGABYTE };
    expect(await inspectByProgram(beside, { limits })).toEqual([['content', ['process.memory']]]);
    const heap = 'const all = []; for (;;) all.push({ a: [1, 2, 3] });';
    expect(await inspectByProgram(heap)).toEqual([['content', ['process.memory']]]);
  });

  it('that crashes is the file’s fault; one that was ended externally, or never started, is not', async () => {
    expect(await inspectByProgram('process.exit(3);')).toEqual([['content', ['process.crash']]]);
    expect(await inspectByProgram('throw new Error("x");')).toEqual([['content', ['process.crash']]]);
    await expect(inspectByProgram('process.kill(process.pid, "SIGKILL");')).rejects.toThrow('ended by SIGKILL');
    const program = await write('throw new Error("x");', 'broken.mjs');
    const broken = createPackageInspector({ program });
    await expect(inspectWith(broken, { path: program })).rejects.toThrow('could not be started');
  });

  it('that is ended because the product closes is not said to have been unable to start', async () => {
    const program = await write('setInterval(() => {}, 1000);', 'never-ready.mjs');
    const closed = createPackageInspector({ program });
    const inspection = inspectWith(closed, { path: program });
    closed.close();
    await expect(inspection).rejects.toThrow('closing');
  });

  it('has nothing of the settings and secrets of this one', async () => {
    process.env.STARHALL_TEST_SECRET = 'secret';
    const check = 'if (Object.keys(process.env).some((name) => name.startsWith("STARHALL"))) process.exit(1);';
    expect(await inspectByProgram(`${check} process.send({ kind: "done" });`)).toEqual([]);
    delete process.env.STARHALL_TEST_SECRET;
  });

  it('fails where the disk does, and does not blame the file', async () => {
    await expect(inspectWith(inspector, { path: join(folder, 'missing') })).rejects.toThrow('ENOENT');
  });
});

it('stays small, whatever a file unpacks to', async () => {
  const page = { name: 'index.html', content: Buffer.from('<title>Game</title>') };
  const random = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 251));
  const level = Buffer.concat(Array.from({ length: 12_000 }, () => random));
  const packed = deflateRawSync(level, { level: 1 });
  const stored = Array.from({ length: 3 }, (_, index) => ({ name: `${index}.bin`, content: level, method: 0 }));
  const large = writeRawArchive([page, { name: 'level.bin', content: level, packed }, ...stored]);
  expect(large.length).toBeGreaterThan(140 * MEGABYTE);
  expect(await inspectWith(inspector, { path: await write(large, 'large') })).toEqual([
    ['format', []],
    ['content', []],
  ]);
  const bomb = writeRawArchive([page, { name: 'bomb.bin', packed: deflateRawSync(Buffer.alloc(200 * MEGABYTE)) }]);
  expect(await inspectWith(inspector, { path: await write(bomb, 'bomb') })).toEqual([
    ['format', []],
    ['content', ['zip.damaged']],
  ]);
  expect(inspector.peakBytes()).toBeLessThan(200 * MEGABYTE);
});

it('reads of four gigabytes what it needs', async () => {
  const path = await write(buildExe(), 'huge.exe');
  const file = await open(path, 'r+');
  // A sparse file, without any bytes on disk.
  await file.truncate(4 * 1024 * MEGABYTE);
  await file.close();
  expect(await inspectWith(inspector, { path, kind: 'exe' })).toEqual([
    ['format', []],
    ['content', []],
    ['signature', ['signature.exe_none']],
  ]);
});
