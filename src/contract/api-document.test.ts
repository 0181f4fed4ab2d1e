import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '#server/endpoints.ts';

const rows = readFileSync(new URL('../../docs/spec/api.md', import.meta.url), 'utf8').split('\n');

it('R7.85 makes no call that docs/spec/api.md does not list', () => {
  const unlisted = endpoints.filter(({ method, path }) => {
    return !rows.some((row) => {
      const [, methods = '', paths = ''] = row.split('|');
      return methods.includes(method) && paths.split(/[\s,()]+/).includes(path);
    });
  });
  expect(unlisted.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('gives every call a name and an address of its own', () => {
  const names = endpoints.map(({ name }) => name);
  const addresses = endpoints.flatMap(({ method, path, aliases = [] }) => [path, ...aliases].map((p) => method + p));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});
