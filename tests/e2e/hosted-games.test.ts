import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Frame, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ZipFile } from 'yazl';
import { previewUrl } from '#server/features/web-build/game-urls.ts';
import { unpackWebBuild } from '#server/features/web-build/unpack-web-build.ts';
import { createLocalFileStore } from '#server/providers/files/local-file-store.ts';
import { parseConfig } from '../../src/config.ts';
import { gamePath } from './demo-game.ts';
import { it } from './test-in-browser.ts';

const PLAYED = 'neon-serpent';

/** The module `(module (func (export "seven") (result i32) i32.const 7))`. */
const WASM = Buffer.from('0061736d010000000105016000017f0302010007090105736576656e00000a0601040041070b', 'hex');

/** Half a second of silence, 8 kHz, eight bits. */
function makeSound(): Buffer {
  const samples = Buffer.alloc(4000, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** A game that tries everything an engine needs, each from its own file. */
const GAME = `import { speed } from './modules/speed.js';
const tries = {
  module: async () => speed,
  data: async () => (await (await fetch('data/關卡 1.json')).json()).level,
  wasm: async () => (await WebAssembly.instantiateStreaming(fetch('seven.wasm'))).instance.exports.seven(),
  worker: () => new Promise((done, fail) => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(6 * 7)'], { type: 'text/javascript' })));
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = fail;
  }),
  sound: () => new Promise((done, fail) => {
    const audio = new Audio('beep.wav');
    audio.oncanplaythrough = () => done(audio.duration);
    audio.onerror = fail;
    audio.load();
  }),
  font: async () => (await document.fonts.load('20px Own')).length,
  picture: () => new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image.width);
    image.onerror = fail;
    image.src = 'dot.svg';
  }),
  inline: async () => [window.fromInline, getComputedStyle(document.body).borderTopStyle].join(' '),
};
for (const [name, run] of Object.entries(tries)) {
  tries[name] = await run().catch((error) => String(error));
}
window.tried = tries;
addEventListener('message', ({ data }) => {
  if (data.type === 'init') window.begun = data;
});
const tell = (message) => parent.postMessage({ source: 'starhall-game', ...message }, '*');
window.save = (data) => tell({ type: 'save', data });
tell({ type: 'ready' });
`;

const PAGE = `<!doctype html>\r
<title>A game</title>\r
<style>\r
  body { border: 1px dashed }\r
</style>\r
<link rel="stylesheet" href="style.css">\r
<script>\r
  window.fromInline = 'yes';\r
</script>\r
<script type="module" src="game.js"></script>\r
<p>A hosted game</p>\r
`;

/** Stores the game as the inspection does; returns its URL for testers. */
async function hostGame(): Promise<string> {
  const dataDir = inject('dataDir');
  const font = join(import.meta.dirname, '../../node_modules/@fontsource-variable/plus-jakarta-sans/files');
  const files: Readonly<Record<string, string | Buffer>> = {
    'index.html': PAGE,
    'style.css': '@font-face { font-family: Own; src: url(own.woff2) }',
    'game.js': GAME,
    'modules/speed.js': 'export const speed = 10;',
    'data/關卡 1.json': '{"level":1}',
    'seven.wasm': WASM,
    'beep.wav': makeSound(),
    'own.woff2': await readFile(join(font, 'plus-jakarta-sans-latin-wght-normal.woff2')),
    'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12"/>',
  };
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  const folder = await mkdtemp(join(tmpdir(), 'starhall-hosted-'));
  const zipPath = join(folder, 'game.zip');
  await pipeline(zip.outputStream, createWriteStream(zipPath));
  const folderKey = `games/${randomUUID()}`;
  await unpackWebBuild({ files: createLocalFileStore(join(dataDir, 'files')), zipPath, folderKey });
  await rm(folder, { recursive: true });
  const hashKey = (await readFile(join(dataDir, 'secrets/session'), 'utf8')).trim();
  return previewUrl({ config: parseConfig({}), hashKey, now: Date.now }, { versionId: 1, folderKey });
}

/** Opens a game's own page for players, which is led to another address. */
async function openFrame(page: Page, url: string): Promise<Frame> {
  await page.locator('iframe').waitFor();
  await page.frameLocator('iframe').getByText('A hosted game').waitFor();
  const frame = page.frames().find((each) => each.url().endsWith(url));
  if (frame === undefined) throw new Error('no frame shows the game');
  await frame.waitForFunction(() => Reflect.get(window, 'tried') !== undefined);
  return frame;
}

/** The attempts of a hostile game; each returns its outcome. */
async function attack({ otherGame }: { otherGame: string }): Promise<Record<string, unknown>> {
  const outcomeOf = async (run: () => unknown) => {
    try {
      return await run();
    } catch (error) {
      return error instanceof Error ? error.name : 'failed';
    }
  };
  const load = (address: string) =>
    new Promise((done) => {
      const image = new Image();
      image.onload = () => done('loaded');
      image.onerror = () => done('refused');
      image.src = address;
    });
  return {
    origin: window.origin,
    parent: await outcomeOf(() => window.parent.document.title),
    cookies: await outcomeOf(() => document.cookie),
    storage: await outcomeOf(() => localStorage.length),
    session: await outcomeOf(() => sessionStorage.length),
    database: await outcomeOf(() => indexedDB.open('x')),
    caches: await outcomeOf(() => caches.keys()),
    call: await outcomeOf(() => fetch('/api/user/profile', { credentials: 'include' })),
    otherGame: await outcomeOf(() => fetch(otherGame)),
    outside: await outcomeOf(() => fetch('https://example.com/')),
    picture: await load('/favicon.svg'),
    top: await outcomeOf(() => {
      // Alone, it is the top itself and may go where it likes.
      if (window.top !== null && window.top !== window) window.top.location.href = '/terms';
      return 'went';
    }),
    popup: await outcomeOf(() => window.open('/')),
    code: await outcomeOf(() => new Function('return 1')()),
    dialog: await outcomeOf(() => window.confirm('?')),
  };
}

const REFUSED = {
  origin: 'null',
  parent: 'SecurityError',
  cookies: 'SecurityError',
  storage: 'SecurityError',
  session: 'SecurityError',
  database: 'SecurityError',
  caches: 'SecurityError',
  call: 'TypeError',
  otherGame: 'TypeError',
  outside: 'TypeError',
  picture: 'refused',
  top: 'SecurityError',
  popup: null,
  code: 'EvalError',
  dialog: false,
};

/** The browser's messages about requests it blocked for the game. */
const TOLD = [
  /^console: .*(?:Content Security Policy|sandbox|Unsafe attempt|Ignored call)/,
  /^request failed: .* csp$/,
];

it('R1.4 R3.12 a hosted game has what engines need, and nothing of the store', async ({ visit }) => {
  const url = await hostGame();
  let otherGame = '';
  const page = await visit(gamePath(PLAYED, '/play'), {
    expected: TOLD,
    routes: (opened) =>
      opened.route('**/api/public/app/play', async (route) => {
        const response = await route.fetch();
        otherGame = (await response.json()).url;
        await route.fulfill({ json: { url } });
      }),
  });
  await page.context().addCookies([{ name: 'token', value: 'a-handle', url: page.url() }]);
  const frame = await openFrame(page, url);
  expect(await frame.evaluate(() => Reflect.get(window, 'tried'))).toEqual({
    module: 10,
    data: 1,
    wasm: 7,
    worker: 42,
    sound: 0.5,
    font: 1,
    picture: 12,
    inline: 'yes dashed',
  });
  const address = page.url();
  expect(await frame.evaluate(attack, { otherGame })).toEqual(REFUSED);
  expect(page.url()).toBe(address);
  // Opened alone, without our frame around it, it is as far away.
  await page.goto(url);
  await page.waitForFunction(() => Reflect.get(window, 'tried') !== undefined);
  const { parent: _, top: __, ...alone } = await page.evaluate(attack, { otherGame });
  const { parent: ___, top: ____, ...refused } = REFUSED;
  expect(alone).toEqual(refused);
});

it('R1.4 what a game saves is there again in its next version', async ({ visit }) => {
  const versions = [await hostGame(), await hostGame()];
  let version = 0;
  const page = await visit(gamePath(PLAYED, '/play'), {
    routes: (opened) =>
      opened.route('**/api/public/app/play', (route) => route.fulfill({ json: { url: versions[version] } })),
  });
  const begin = async () => {
    const frame = await openFrame(page, versions[version] ?? '');
    return (await frame.waitForFunction(() => Reflect.get(window, 'begun'))).jsonValue();
  };
  expect(await begin()).toMatchObject({ data: null, lang: 'en-US' });
  const frame = await openFrame(page, versions[version] ?? '');
  await frame.evaluate(() => Reflect.get(window, 'save')('level 7'));
  await expect.poll(() => page.evaluate(() => Object.values(localStorage))).toContain('level 7');
  version = 1;
  await page.reload();
  expect(await begin()).toMatchObject({ data: 'level 7' });
});
