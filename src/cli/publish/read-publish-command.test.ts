import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAccessToken } from '#domain/account/access-token.ts';
import { readAccess } from './read-access.ts';
import { readNotes } from './read-notes.ts';
import { readPublishCommand } from './read-publish-command.ts';
import { runPublish } from './run-publish.ts';
import { SURROUNDINGS } from './store-connection.ts';

const RIGHT = ['--app', 'com.example.game', '--platform', 'android', '--file', 'a.apk', '--version-name', '1.2.0'];
const TOKEN = writeAccessToken('A'.repeat(43));
const USAGE = { name: 'PublishError', result: 'usage' };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-notes-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('the command', () => {
  it('needs four options, and submits and waits for the inspection by default', () => {
    expect(readPublishCommand(RIGHT)).toEqual({
      applicationId: 'com.example.game',
      platform: 'android',
      filePath: 'a.apk',
      versionName: '1.2.0',
      minimumVersion: undefined,
      notes: { folder: undefined, file: undefined, given: {} },
      isSubmitted: true,
      isReleased: false,
      waitFor: 'inspection',
      timeoutMs: 1_800_000,
      isJson: false,
      origin: undefined,
      tokenPath: undefined,
      isHttpAllowed: false,
    });
  });

  it('waits for the review with --release', () => {
    const order = readPublishCommand([...RIGHT, '--release', '--timeout', '2d']);
    expect(order).toMatchObject({ isReleased: true, waitFor: 'review', timeoutMs: 172_800_000 });
  });

  it('accepts one note per language, with equals signs in the text', () => {
    const { notes } = readPublishCommand([...RIGHT, '--note', 'en-US=a=b', '--note', 'zh-TW=新']);
    expect(notes.given).toEqual({ 'en-US': 'a=b', 'zh-TW': '新' });
  });

  const WRONG = [
    [],
    RIGHT.slice(0, -2),
    [...RIGHT, 'more'],
    [...RIGHT, '--token', 'sht_x'],
    [...RIGHT.slice(2), '--app', 'No Id'],
    [...RIGHT, '--platform', 'ios'],
    [...RIGHT, '--wait', 'long'],
    [...RIGHT, '--release', '--wait', 'inspection'],
    [...RIGHT, '--release', '--no-submit'],
    [...RIGHT, '--no-submit', '--wait', 'review'],
    [...RIGHT, '--timeout', '5'],
    [...RIGHT, '--note', 'fr-FR=x'],
    [...RIGHT, '--note', 'x'],
  ];
  it.each(WRONG.map((args) => [args.join(' ')]))('%j is not understood', (line) => {
    const args = line === '' ? [] : line.split(' ');
    expect(() => readPublishCommand(args)).toThrow(expect.objectContaining(USAGE));
  });

  it('exits with 1 without a request if invalid, in text and JSON output', async () => {
    const asked: string[] = [];
    const screens = { out: '', err: '' };
    const run = (args: readonly string[]) =>
      runPublish(args, {
        ...SURROUNDINGS,
        fetch: async (url) => {
          asked.push(url);
          throw new Error('not here');
        },
        signal: new AbortController().signal,
        variables: {},
        out: { write: (text) => (screens.out += text) },
        err: { write: (text) => (screens.err += text) },
      });
    expect(await run(['explode'])).toBe(1);
    expect(await run(['publish', ...RIGHT])).toBe(1);
    expect(screens.err).toContain('STARHALL_ORIGIN');
    expect(screens.out).toBe('');
    expect(await run(['publish', '--json', '--app'])).toBe(1);
    expect(JSON.parse(screens.out)).toMatchObject({
      result: 'usage',
      exitCode: 1,
      version: null,
      error: { code: null },
    });
    expect(await run(['publish', '--help'])).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe('store access', () => {
  const order = { origin: undefined, tokenPath: undefined, isHttpAllowed: false };
  const variables = { STARHALL_ORIGIN: 'https://games.example.com', STARHALL_TOKEN: `${TOKEN}\n` };

  it('comes from the environment or options, the token also from a file', async () => {
    expect(await readAccess(order, variables)).toEqual({ origin: 'https://games.example.com', token: TOKEN });
    const tokenPath = join(folder, 'token');
    await writeFile(tokenPath, `${TOKEN}\n`);
    const typed = { ...order, origin: 'http://localhost:3000/', tokenPath };
    expect(await readAccess(typed, {})).toEqual({ origin: 'http://localhost:3000', token: TOKEN });
  });

  it.each(['', 'games.example.com', 'ftp://x.example', 'https://x.example/store', 'https://a:b@x.example'])(
    'is refused at %j, which is no address of a store',
    async (origin) => {
      await expect(readAccess({ ...order, origin }, { STARHALL_TOKEN: TOKEN })).rejects.toMatchObject(USAGE);
    },
  );

  it('does not send the token over plain http to another machine unless allowed', async () => {
    const origin = 'http://store.internal:3000';
    await expect(readAccess({ ...order, origin }, variables)).rejects.toMatchObject(USAGE);
    expect(await readAccess({ ...order, origin, isHttpAllowed: true }, variables)).toMatchObject({ origin });
  });

  it.each(['', 'sht_', TOKEN.slice(0, -1), TOKEN.replace('A', 'B'), 'x'.repeat(43)])(
    'tells the mistyped token %j offline',
    async (STARHALL_TOKEN) => {
      await expect(readAccess(order, { ...variables, STARHALL_TOKEN })).rejects.toMatchObject(USAGE);
    },
  );
});

describe('the notes', () => {
  const NONE = { folder: undefined, file: undefined, given: {} };

  it('are read from a folder, a JSON file and options, with increasing precedence', async () => {
    const notes = join(folder, 'notes');
    await mkdir(notes);
    await writeFile(join(notes, 'en-US.md'), '\uFEFFNew seas\r\nand ships\n\n');
    await writeFile(join(notes, 'zh-TW.txt'), '新的海\n');
    await writeFile(join(notes, 'README.md'), 'How notes are written');
    const file = join(folder, 'notes.json');
    await writeFile(file, JSON.stringify({ 'zh-TW': '新海域', 'vi-VN': 'Biển mới' }));
    const read = await readNotes({ folder: notes, file, given: { 'vi-VN': 'Vùng biển mới' } });
    expect(read).toEqual({ 'en-US': 'New seas\nand ships', 'zh-TW': '新海域', 'vi-VN': 'Vùng biển mới' });
  });

  it('are rejected if unreadable or in an unsupported language', async () => {
    const wrong = join(folder, 'wrong');
    await mkdir(wrong);
    await expect(readNotes({ ...NONE, folder: wrong })).rejects.toMatchObject(USAGE);
    await writeFile(join(wrong, 'zh_TW.md'), 'x');
    await expect(readNotes({ ...NONE, folder: wrong })).rejects.toThrow('zh_TW');
    await expect(readNotes({ ...NONE, folder: join(folder, 'none') })).rejects.toMatchObject(USAGE);
    for (const text of ['', '[]', '{"en-US": 1}', '{"fr-FR": "x"}']) {
      const file = join(folder, 'wrong.json');
      await writeFile(file, text);
      await expect(readNotes({ ...NONE, file }), text).rejects.toMatchObject(USAGE);
    }
  });
});
