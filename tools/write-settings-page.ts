/**
 * Writes docs/settings.md and .env.example from src/config.ts and the settings of payment providers, so that they always
 * match the program. Run: `npx node tools/write-settings-page.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, parseConfig } from '../src/config.ts';
import { PAYMENT_PROVIDER_NAMES } from '../src/server/providers/payment/index.ts';

interface Setting {
  readonly name: string;
  readonly byDefault: string;
  readonly takes: string;
  readonly meaning: string;
}

const root = join(import.meta.dirname, '..');
const PAGE = join(root, 'docs/settings.md');
const EXAMPLE = join(root, '.env.example');
const SOURCE = join(root, 'src/config.ts');

const SETTING = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}([A-Z][A-Z0-9_]*):/gm;
/** A value that no restricted setting accepts, and two integer bounds. */
const PROBES = ['?', '0', '999999999'];

const INTRODUCTION = `# Settings

For anyone who runs a store: every environment variable, its default and its values. [src/config.ts](../src/config.ts) reads them once at the start;
this page is generated from it (\`npx node tools/write-settings-page.ts\`).

In development all are optional. An empty variable counts as not set. If a value is invalid, the store does not start; one line names the setting and
the values it takes. \`X_FILE\` may name a file with the value of the setting \`X\`, as containers get secrets: \`SESSION_SECRET_FILE=/run/secrets/session\`.

With \`NODE_ENV=production\`, the store does not start either while one of these is not set, and names all that are missing:
REQUIRED.

It also refuses to start with unsafe settings: a secret of fewer than 32 bytes, equal secrets, a \`PUBLIC_ORIGIN\` or \`GAMES_ORIGIN\` with
\`http:\`, \`SIGN_ENFORCE=off\`, \`RATE_LIMIT=off\`, no separate \`GAMES_ORIGIN\` unless
\`HOSTED_GAMES=off\`, no way to pay in \`PAYMENT_PROVIDERS\`, and no \`STAR_COIN_GUARANTEE\` although \`PAYMENT_PROVIDERS\` is set.
\`ALLOW_UNSAFE=PUBLIC_ORIGIN,GAMES_ORIGIN\` allows these two; each start logs a warning for each.
`;

const EXAMPLE_INTRODUCTION = `# Every setting of Starhall, made from src/config.ts by npx node tools/write-settings-page.ts. Copy this file and fill in
# the lines without #: production needs them, one of the ways to sign in, and GAMES_ORIGIN unless HOSTED_GAMES=off.
# An empty value counts as not set.
`;

const APPENDIX = `
## Secrets

Outside production, \`SIGN_SECRET\` and \`SESSION_SECRET\` are optional: each is generated at the first start and stored in \`secrets/\` of the data
folder. The data folder is \`DATA_DIR\`, by default \`/var/lib/starhall\` for root, otherwise \`starhall\` in \`$XDG_DATA_HOME\` (\`~/.local/share\`).

## For tests and tools only

| Variable | Meaning |
|---|---|
| \`STARHALL_BROWSER\` | Path of the browser for the tests, instead of the machine's Chromium. |
| \`TEST_DATABASE_URL\` | PostgreSQL for the server tests, instead of their own embedded one. |
| \`STARHALL_LISTEN\` | \`off\`: the built server opens everything but accepts no connections. |
`;

function problemOf(variables: Record<string, string>): string {
  try {
    parseConfig(variables);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

/** The accepted values of a setting, as worded in the error messages; the longest is the most informative. */
function takesOf(name: string, value: unknown): string {
  const refusals = PROBES.map((probe) => problemOf({ [name]: probe }).replace(`${name} `, ''));
  const longest = refusals.sort((one, other) => other.length - one.length)[0] ?? '';
  if (longest.startsWith('takes ')) return longest.slice('takes '.length);
  const choices = [...longest.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');
  if (choices.length > 1) return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
  return Array.isArray(value) ? 'a comma-separated list' : 'a text';
}

function formatDefault(value: unknown): string {
  if (typeof value === 'boolean') return value ? '`on`' : '`off`';
  const text = Array.isArray(value) ? value.join(',') : textOf(value);
  return text === '' ? '–' : `\`${text}\``;
}

/** Amounts by currency are shown as they are set. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([name, amount]) => `${name}:${amount}`)
    .join(',');
}

const bodyOf = (source: string, start: string) =>
  source.slice(source.indexOf(start), source.indexOf('\n};', source.indexOf(start)));

/** The settings of src/config.ts, with those of payment providers in their place. */
export async function readSettingsSource(): Promise<string> {
  const providers = await Promise.all(
    PAYMENT_PROVIDER_NAMES.map((name) =>
      readFile(join(root, `src/server/providers/payment/${name}/settings.ts`), 'utf8'),
    ),
  );
  const lines = providers.map((source) => bodyOf(source, 'settings = {').replace('settings = {', ''));
  const source = bodyOf(await readFile(SOURCE, 'utf8'), 'const settings = {');
  return source.replace('\n  ...paymentSettings,', () => lines.join(''));
}

/** The settings in source order, each with the comment directly above it. */
export function listSettings(source: string): Setting[] {
  const defaults = new Map<string, unknown>(Object.entries(parseConfig({})));
  return [...source.matchAll(SETTING)].map(([, comment = '', name = '']) => ({
    name,
    byDefault: formatDefault(defaults.get(name)),
    takes: takesOf(name, defaults.get(name)),
    meaning: comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
  }));
}

/** Each a name, or alternatives (`one of GOOGLE_CLIENT_ID, APPLE_CLIENT_ID and …`). */
function listRequired(): string[] {
  const lines = problemOf({ NODE_ENV: 'production', HOSTED_GAMES: 'off' }).split('\n');
  return lines.map((line) => line.split(' must be set', 1)[0] ?? '');
}

function requiredInProduction(): string {
  return listRequired()
    .map((names) => names.replaceAll(/[A-Z][A-Z0-9_]+/g, (name) => `\`${name}\``))
    .join(', ');
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Renders the page from the result of `readSettingsSource`. */
export function settingsPage(source: string): string {
  const rows = listSettings(source).map(
    ({ name, byDefault, takes, meaning }) => `| \`${name}\` | ${byDefault} | ${cell(takes)} | ${cell(meaning)} |`,
  );
  const table = ['| Setting | Default | Values | Meaning |', '|---|---|---|---|', ...rows].join('\n');
  return `${INTRODUCTION.replace('REQUIRED', requiredInProduction())}\n${table}\n${APPENDIX}`;
}

/** A production as small as possible, to learn what the other settings are then. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://games.example.com',
  SIGN_SECRET: 'a'.repeat(32),
  SESSION_SECRET: 'b'.repeat(32),
  SMTP_URL: 'smtps://mail.example.com',
  OPERATOR_EMAILS: 'operator@example.com',
  GOOGLE_CLIENT_ID: 'google',
  HOSTED_GAMES: 'off',
  ALLOW_UNSAFE: 'PAYMENT_PROVIDERS',
};

/** Renders the file that systemd, Docker and `node --env-file` read; everything optional is commented out. */
export function environmentExample(source: string): string {
  const required = listRequired().flatMap((names) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  const defaults = new Map<string, unknown>(Object.entries(parseConfig(PRODUCTION)))
    .set('HOSTED_GAMES', true)
    .set('ALLOW_UNSAFE', []);
  const line = (name: string) => {
    if (required.includes(name)) return `${name}=`;
    const byDefault = formatDefault(defaults.get(name)).replaceAll('`', '').replace('–', '');
    return name === 'NODE_ENV' ? `${name}=${byDefault}` : `#${name}=${byDefault}`;
  };
  const settings = listSettings(source).map(({ name, takes, meaning }) => {
    const text = takes === 'a text' ? meaning : `${meaning} Takes ${takes}.`;
    return `${text.replaceAll('`', '').replaceAll(/(.{1,116})(?: |$)/g, '# $1\n')}${line(name)}\n`;
  });
  return `${EXAMPLE_INTRODUCTION}\n${settings.join('\n')}`;
}

async function main(): Promise<void> {
  const source = await readSettingsSource();
  await writeFile(PAGE, settingsPage(source));
  await writeFile(EXAMPLE, environmentExample(source));
}

if (import.meta.main) await main();
