import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { listSettings, readSettingsSource, settingsPage } from './write-settings-page.ts';

const root = join(import.meta.dirname, '..');
const source = await readSettingsSource();

it('keeps docs/settings.md current: npx node tools/write-settings-page.ts writes it', async () => {
  expect(await readFile(join(root, 'docs/settings.md'), 'utf8')).toBe(settingsPage(source));
});

it('lists every setting that the program parses, and no other', () => {
  const parsed = Object.keys(parseConfig({})).filter((name) => /^[A-Z]/.test(name));
  expect(listSettings(source).map(({ name }) => name)).toEqual(parsed);
});

it('says what a setting takes in the words of the program', () => {
  const takes = new Map(listSettings(source).map((setting) => [setting.name, setting.takes]));
  expect(takes.get('PORT')).toBe('a whole number from 0 to 65535');
  expect(takes.get('NODE_ENV')).toBe('development, production or test');
  expect(takes.get('SIGN_ENFORCE')).toBe('on or off');
  expect(takes.get('OPERATOR_EMAILS')).toBe('a comma-separated list');
  expect(takes.get('MIN_CLIENT_VERSION')).toBe('fourteen digits');
});
