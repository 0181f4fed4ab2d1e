import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/index.ts';
import { projectRoot } from '../project-root.ts';
import { handlers } from './handlers.ts';

/** An exported function that creates a handler. */
const HANDLER = /^export function (\w+)\((?:(?!\nexport )[\s\S])*?\): (?:Streaming)?Handler</gm;

it('handles every call of the contract, and nothing else', () => {
  expect(Object.keys(handlers).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

it('has each handler in its own file, named after its call', () => {
  const folder = join(projectRoot(), 'src/server/features');
  const files = globSync('*/*.ts', { cwd: folder });
  for (const { name } of endpoints) {
    const fileName = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
    const found = files.filter((file) => file.endsWith(`/${fileName}`));
    expect(found, name).toHaveLength(1);
    const source = found.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    expect([...source.matchAll(HANDLER)].map(([, made]) => made)).toEqual([name]);
  }
});
