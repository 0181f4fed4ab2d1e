import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultDataDir } from './default-data-dir.ts';

const isRoot = process.getuid?.() === 0;

it('takes DATA_DIR before everything else', () => {
  expect(defaultDataDir({ DATA_DIR: '/data', XDG_DATA_HOME: '/xdg' })).toBe('/data');
});

it.runIf(isRoot)('is /var/lib/starhall for root', () => {
  expect(defaultDataDir({ XDG_DATA_HOME: '/xdg' })).toBe('/var/lib/starhall');
});

it.skipIf(isRoot)('is in the user’s data folder else', () => {
  expect(defaultDataDir({ XDG_DATA_HOME: '/xdg' })).toBe('/xdg/starhall');
  expect(defaultDataDir({ XDG_DATA_HOME: '' })).toBe(join(homedir(), '.local', 'share', 'starhall'));
});
