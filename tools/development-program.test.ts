import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { developmentProgram } from './development-program.ts';

let root = '';
const events: string[] = [];

/** A stand-in for `src/main.ts`: a text, a style, and a record of when it opens and closes. */
const PROGRAM = `
import text from './src/i18n/catalogs/hall/en-US.json';
import './look.css?url';
const note = globalThis.noteOfTest;
const opening = new Promise((done) => setTimeout(done, 20)).then(() => note('open ' + text.word));
import.meta.hot.send('starhall:program', {
  opening,
  close: async () => {
    await new Promise((done) => setTimeout(done, 100));
    note('closed ' + text.word);
  },
});
`;

const catalog = () => join(root, 'src/i18n/catalogs/hall/en-US.json');

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'development-')));
  await mkdir(join(root, 'src/i18n/catalogs/hall'), { recursive: true });
  await writeFile(join(root, 'main.js'), PROGRAM);
  await writeFile(join(root, 'look.css'), 'body { color: red }');
});

beforeEach(async () => {
  events.length = 0;
  await writeFile(catalog(), '{ "word": "one" }');
});

afterAll(() => rm(root, { recursive: true }));

/** Vite running the program; `reload` events are those sent to open pages. */
async function openProgram() {
  Object.assign(globalThis, { noteOfTest: (event: string) => events.push(event) });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [developmentProgram()],
  });
  const { client, ssr } = server.environments;
  vi.spyOn(client.hot, 'send').mockImplementation((payload: unknown) => events.push(`page: ${Object(payload).type}`));
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('no program is run');
  await ssr.runner.import('/main.js');
  await expect.poll(() => events).toContain('open one');
  return server;
}

it('opens the program again for a changed message, then reloads pages and closes the one before', async () => {
  const server = await openProgram();
  await writeFile(catalog(), '{ "word": "two" }');
  server.watcher.emit('change', catalog());
  await expect.poll(() => events).toContain('closed one');
  expect(events).toEqual(['open one', 'open two', 'page: full-reload', 'closed one']);
  await server.close();
  expect(events.at(-1)).toBe('closed two');
});

it('does the same for Markdown, which no module imports', async () => {
  const server = await openProgram();
  server.watcher.emit('change', join(root, 'content/en-US/about.md'));
  await expect.poll(() => events).toContain('closed one');
  expect(events).toEqual(['open one', 'open one', 'page: full-reload', 'closed one']);
  await server.close();
});

it('leaves the program alone when a style changes', async () => {
  const server = await openProgram();
  server.watcher.emit('change', join(root, 'look.css'));
  await server.close();
  expect(events).toEqual(['open one', 'closed one']);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'closes the program before %s ends Vite, even when it comes twice',
  async (signal) => {
    const log = join(root, `${signal}.log`);
    const script = `
    import { appendFileSync } from 'node:fs';
    import { createServer } from 'vite';
    import { developmentProgram } from ${JSON.stringify(join(import.meta.dirname, 'development-program.ts'))};
    globalThis.noteOfTest = (event) => {
      appendFileSync(${JSON.stringify(log)}, event + '\\n');
      if (event === 'open one') console.log(event);
    };
    const server = await createServer({
      root: ${JSON.stringify(root)}, configFile: false, logLevel: 'silent',
      server: { port: 0, watch: null }, plugins: [developmentProgram()],
    });
    await server.environments.ssr.runner.import('/main.js');
    setInterval(() => {}, 1000);
  `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill(signal);
    await new Promise((done) => setTimeout(done, 30));
    child.kill(signal);
    await once(child, 'exit');
    expect(await readFile(log, 'utf8')).toBe('open one\nclosed one\n');
  },
);
