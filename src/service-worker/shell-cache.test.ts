import { expect, it, vi } from 'vitest';
import { memoryCaches } from '#tests/web/memory-caches.ts';
import { createShellCache } from './shell-cache.ts';

const ORIGIN = 'https://store.example';
const HTML = `<link rel="modulepreload" href="/messages/core-en-US-1.js"><script src="/assets/app-1.js"></script>
<meta content="{&quot;overlays&quot;:&quot;/messages/overlays-en-US-1.js&quot;,&quot;portal&quot;:&quot;/messages/portal-en-US-1.js&quot;}">
<a href="/games">Games</a><link rel="canonical" href="https://store.example/offline">`;

function buildShell(answers: Readonly<Record<string, () => Response>> = {}, id = 'r1') {
  const network = async (path: string) => answers[path]?.() ?? new Response(path.endsWith('offline') ? HTML : 'file');
  const fetch = vi.fn((request: Request | string, _init?: RequestInit) =>
    network(request instanceof Request ? new URL(request.url).pathname : request),
  );
  const caches = memoryCaches(network);
  const release = { id, entry: ['/assets/app-1.js'], shell: ['/assets/offline-1.js', '/favicon.svg'] };
  return { caches, fetch, shell: createShellCache({ caches: caches as never, fetch, release }), release };
}

const ask = (path: string) => new Request(ORIGIN + path);

it('keeps the offline page of every language with all that it is made of', async () => {
  const { caches, shell } = buildShell();
  await shell.fill();
  expect(caches.paths('shell-r1')).toEqual([
    '/assets/app-1.js',
    '/assets/offline-1.js',
    '/en-US/offline',
    '/favicon.svg',
    '/messages/core-en-US-1.js',
    '/messages/overlays-en-US-1.js',
    '/offline',
    '/vi-VN/offline',
    '/zh-CN/offline',
  ]);
});

it("asks for nobody's pages: without cookies", async () => {
  const { fetch, shell } = buildShell();
  await shell.fill();
  for (const [, init] of fetch.mock.calls) expect(init).toEqual({ credentials: 'omit', redirect: 'manual' });
});

it('does without a language that the store does not have', async () => {
  const { caches, shell } = buildShell({ '/zh-CN/offline': () => new Response('', { status: 404 }) });
  await shell.fill();
  expect(await shell.findOfflinePage('zh-CN')).toBeUndefined();
  expect(await (await shell.findOfflinePage('vi-VN'))?.text()).toBe(HTML);
  expect(caches.paths('shell-r1')).not.toContain('/zh-CN/offline');
});

it.each([
  ['a page', '/offline', 503],
  ['a file', '/assets/offline-1.js', 404],
])('is not there by half: %s that cannot be fetched stops it', async (_, path, status) => {
  const { shell } = buildShell({ [path]: () => new Response('', { status }) });
  await expect(shell.fill()).rejects.toThrow();
});

it('forgets all releases but its own and the one before', async () => {
  const { caches, shell } = buildShell({}, 'r4');
  for (const id of ['r1', 'r2', 'r3']) await caches.open(`shell-${id}`);
  await caches.open('settings');
  await shell.fill();
  await shell.removeOutdated();
  expect(await caches.keys()).toEqual(['shell-r3', 'settings', 'shell-r4']);
});

it('reads a file of whichever release has it, and keeps what it had to fetch', async () => {
  const { caches, fetch, shell } = buildShell({ '/assets/gone.js': () => new Response('', { status: 404 }) });
  await (await caches.open('shell-r0')).put(ask('/assets/old.js'), new Response('old'));
  expect(await (await shell.readFile(ask('/assets/old.js'))).text()).toBe('old');
  expect(fetch).not.toHaveBeenCalled();
  await shell.readFile(ask('/assets/new.js'));
  expect(await (await shell.readFile(ask('/assets/new.js'))).text()).toBe('file');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect((await shell.readFile(ask('/assets/gone.js'))).status).toBe(404);
  expect(caches.paths('shell-r1')).toEqual(['/assets/new.js']);
});

it('shows its own offline page, not that of the release before', async () => {
  const { caches, shell } = buildShell({}, 'r2');
  await (await caches.open('shell-r1')).put(ask('/offline'), new Response('old'));
  await shell.fill();
  expect(await (await shell.findOfflinePage('zh-TW'))?.text()).toBe(HTML);
});

it('leaves no half of a release behind, which would pass for the one before', async () => {
  const { caches, shell } = buildShell({ '/offline': () => new Response('', { status: 503 }) });
  await expect(shell.fill()).rejects.toThrow();
  expect(await caches.keys()).toEqual([]);
});

it.each([
  ['keep nothing more', { put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }],
  ['keep nothing at all', undefined],
])('gives files all the same where a browser can %s', async (_, cache) => {
  const { caches, fetch, release } = buildShell();
  const refuse = () => Promise.reject(new DOMException('no storage', 'UnknownError'));
  const broken =
    cache === undefined
      ? { ...caches, match: refuse, open: refuse }
      : { ...caches, open: async (name: string) => ({ ...(await caches.open(name)), ...cache }) };
  const shell = createShellCache({ caches: broken as never, fetch, release });
  expect(await (await shell.readFile(ask('/assets/new.js'))).text()).toBe('file');
});

it('remembers a language, and none that there is not', async () => {
  const { shell } = buildShell();
  expect(await shell.findLanguage()).toBeUndefined();
  await shell.keepLanguage('en-US');
  await shell.keepLanguage('../evil');
  expect(await shell.findLanguage()).toBe('en-US');
});
