import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUBLISHER_PATH } from '#contract/access-token/entities.ts';
import { buildPublisher } from './build-publisher.ts';

const FILE = PUBLISHER_PATH.split('/').at(-1) ?? '';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-publisher-'));
  await buildPublisher(folder);
});

afterAll(() => rm(folder, { recursive: true }));

it('is one file, of the name that the store serves, which needs nothing but Node.js', async () => {
  expect(await readdir(folder)).toEqual([FILE]);
  const text = await readFile(join(folder, FILE), 'utf8');
  const imported = Array.from(text.matchAll(/\bfrom\s*["']([^"']+)["']/g), ([, name = '']) => name);
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
  expect(text).not.toMatch(/\bimport\(["'](?!node:)/);
});

it('runs away from the project', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, FILE), '--help'], { cwd: folder });
  expect(stdout).toContain('starhall publish --app <id>');
});
