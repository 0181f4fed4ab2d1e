import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig } from '../src/config.ts';
import {
  environmentExample,
  listSettings,
  PRODUCTION,
  readSettingsSource,
  settingsPage,
} from './write-settings-page.ts';

const root = join(import.meta.dirname, '..');
const source = await readSettingsSource();

it('keeps docs/settings.md current: npx node tools/write-settings-page.ts writes it', async () => {
  expect(await readFile(join(root, 'docs/settings.md'), 'utf8')).toBe(settingsPage(source));
});

it('keeps .env.example current, which npx node tools/write-settings-page.ts writes as well', async () => {
  expect(await readFile(join(root, '.env.example'), 'utf8')).toBe(environmentExample(source));
});

it('gives an example that production starts with once its open lines are filled in', () => {
  const lines = environmentExample(source).split('\n');
  const open = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=', 1)[0]);
  const { HOSTED_GAMES, ALLOW_UNSAFE, ...filled } = PRODUCTION;
  const alternatives = ['APPLE_CLIENT_ID', 'OIDC_PROVIDERS', 'EMAIL_SIGN_IN', 'PAYMENT_PROVIDERS'];
  expect(open.toSorted()).toEqual([...Object.keys(filled), ...alternatives].toSorted());
  // What is commented out is what the program does without it.
  const others = lines.filter((line) => /^#[A-Z\d_]+=/.test(line)).map((line) => line.slice(1).split('='));
  expect(parseConfig({ ...Object.fromEntries(others), ...PRODUCTION })).toEqual(parseConfig(PRODUCTION));
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
