import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSdk } from './build-sdk.ts';

const MOST_BYTES = 6 * 1024;
const TSC = join(import.meta.dirname, '../node_modules/typescript/bin/tsc');

/** Games that load the library in either way, type-checked against its declarations alone. */
const BY_IMPORT = `import { connect, type Purchase, StarhallError } from './starhall.mjs';
const store = await connect({ timeoutMs: 400 });
const result = await store.purchase({ productId: 'theme' });
const bought: Purchase | null = result.status === 'completed' ? result.purchase : null;
store.on('sound', (muted: boolean) => store.save({ muted, bought: bought?.exchangeId ?? null }));
// @ts-expect-error A score is a number.
store.submitScore('12').catch((error: unknown) => error instanceof StarhallError && error.code === 'offline');
`;
const BY_SCRIPT = `/// <reference path="./starhall.d.ts" />
Starhall.connect().then((store) => store.player?.name.trim());
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-sdk-'));
  await buildSdk(folder);
});

afterAll(() => rm(folder, { recursive: true }));

it('is a script, a module and their types, of less than 6 kB compressed', async () => {
  expect((await readdir(folder)).sort()).toEqual(['starhall.d.ts', 'starhall.js', 'starhall.mjs']);
  for (const name of ['starhall.js', 'starhall.mjs']) {
    const content = await readFile(join(folder, name));
    expect(gzipSync(content, { level: 9 }).length, name).toBeLessThan(MOST_BYTES);
    expect(content.toString(), name).not.toMatch(/\bimport\b|\beval\b|new Function/);
  }
});

it('gives a page one name, by which a game opened alone learns that there is no store', async () => {
  const window: Record<string, unknown> = {};
  window.window = window;
  window.parent = window;
  runInNewContext(await readFile(join(folder, 'starhall.js'), 'utf8'), window);
  const outcome = runInNewContext('Starhall.connect().catch((error) => [error.name, error.code])', window);
  expect([...(await outcome)]).toEqual(['StarhallError', 'unavailable']);
});

it('has types that compile on their own, for modules and for scripts', async () => {
  await writeFile(join(folder, 'starhall.d.mts'), await readFile(join(folder, 'starhall.d.ts')));
  await writeFile(join(folder, 'by-import.mts'), BY_IMPORT);
  await writeFile(join(folder, 'by-script.ts'), BY_SCRIPT);
  const files = ['by-import.mts', 'by-script.ts', 'starhall.d.ts'];
  const settings = ['--noEmit', '--strict', '--ignoreConfig', '--target', 'es2022', '--lib', 'es2022,dom'];
  const modules = ['--module', 'nodenext', '--moduleDetection', 'legacy', '--types', ''];
  const run = promisify(execFile)(process.execPath, [TSC, ...files, ...settings, ...modules], { cwd: folder });
  await expect(run.catch(({ stdout }: { stdout: string }) => stdout)).resolves.toMatchObject({ stdout: '' });
});
