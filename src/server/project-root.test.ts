import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from './project-root.ts';

it('finds the project from the sources', () => {
  expect(join(projectRoot(), 'src', 'server')).toBe(import.meta.dirname);
});

it('finds the project from a bundle, whatever its depth', async () => {
  const root = await mkdtemp(join(tmpdir(), 'project-root-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const bundle = join(root, 'dist', 'server', 'assets');
  await mkdir(bundle, { recursive: true });
  await writeFile(join(root, 'package.json'), '{}');
  expect([bundle, join(root, 'dist', 'server'), root].map(projectRoot)).toEqual([root, root, root]);
});

it('says so where there is no project', () => {
  expect(() => projectRoot(parse(import.meta.dirname).root)).toThrow('no package.json');
});
