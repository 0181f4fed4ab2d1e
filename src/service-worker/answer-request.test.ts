import { expect, it, vi } from 'vitest';
import type { LocaleCode } from '#contract/values/locales.ts';
import { answerRequest } from './answer-request.ts';

const ORIGIN = 'https://store.example';

interface Asked {
  readonly mode?: string;
  readonly destination?: string;
  readonly method?: string;
  readonly preloadResponse?: Promise<Response | undefined>;
}

/** Sends a request as a page of the store would: by default a navigation. */
function ask(address: string, { mode = 'navigate', destination = 'document', method = 'GET', ...rest }: Asked = {}) {
  const request = { url: new URL(address, ORIGIN).href, mode, destination, method } as Request;
  return { request, waitUntil: () => undefined, respondWith: () => undefined, ...rest };
}

function buildTools({ isOnline = true, language }: { isOnline?: boolean; language?: LocaleCode } = {}) {
  const shell = {
    fill: vi.fn(),
    removeOutdated: vi.fn(),
    readFile: vi.fn(async () => new Response('kept')),
    isFrame: (path: string) => path === '/favicon.svg',
    findFrame: vi.fn(async () => new Response('frame')),
    findOfflinePage: vi.fn(async (locale: LocaleCode) => (locale === 'zh-CN' ? undefined : new Response(locale))),
    keepLanguage: vi.fn(),
    findLanguage: vi.fn(async () => language),
  };
  const fetch = vi.fn(async () => (isOnline ? new Response('fresh') : Promise.reject(new TypeError('no network'))));
  return { shell, fetch, origin: ORIGIN };
}

it('takes every page from the server, whatever is kept', async () => {
  const tools = buildTools();
  expect(await (await answerRequest(ask('/en-US/games?page=2'), tools))?.text()).toBe('fresh');
  expect(tools.shell.findOfflinePage).not.toHaveBeenCalled();
});

it('takes the page that the browser has asked for already', async () => {
  const tools = buildTools();
  const preloadResponse = Promise.resolve(new Response('preloaded'));
  expect(await (await answerRequest(ask('/', { preloadResponse }), tools))?.text()).toBe('preloaded');
  expect(tools.fetch).not.toHaveBeenCalled();
});

it.each([
  ['/games?page=2', '/offline?from=%2Fgames%3Fpage%3D2'],
  [
    '/en-US/application/details?applicationId=a',
    '/en-US/offline?from=%2Fen-US%2Fapplication%2Fdetails%3FapplicationId%3Da',
  ],
  ['/', '/vi-VN/offline?from=%2F'],
])('leads %s to the offline page of its language without a connection', async (address, target) => {
  const response = await answerRequest(ask(address), buildTools({ isOnline: false, language: 'vi-VN' }));
  expect(response?.status).toBe(302);
  expect(response?.headers.get('location')).toBe(ORIGIN + target);
});

it('shows the offline page at its own address', async () => {
  const tools = buildTools({ isOnline: false });
  expect(await (await answerRequest(ask('/en-US/offline?from=%2F'), tools))?.text()).toBe('en-US');
});

it('fails as the network does where no offline page is kept', async () => {
  await expect(answerRequest(ask('/zh-CN/games'), buildTools({ isOnline: false }))).rejects.toThrow('no network');
});

it.each(['/assets/app-1.js', '/messages/vi-VN/core-1.js'])('answers %s from what is kept', async (path) => {
  const answer = answerRequest(ask(path, { mode: 'cors', destination: 'script' }), buildTools());
  expect(await (await answer)?.text()).toBe('kept');
});

it('shows the frame of the offline page without a connection, and else what the server has', async () => {
  const asked = { mode: 'no-cors', destination: 'image' };
  expect(await (await answerRequest(ask('/favicon.svg', asked), buildTools()))?.text()).toBe('fresh');
  const offline = buildTools({ isOnline: false });
  expect(await (await answerRequest(ask('/favicon.svg', asked), offline))?.text()).toBe('frame');
});

it.each([
  ['a download', '/api/public/app/download', {}],
  ['a game in its frame', '/play-files/a/index.html', { destination: 'iframe' }],
])('hands on %s that the browser has asked for already, or it would ask twice', async (_, address, asked) => {
  const tools = buildTools();
  const preloadResponse = Promise.resolve(new Response('preloaded'));
  expect(await (await answerRequest(ask(address, { ...asked, preloadResponse }), tools))?.text()).toBe('preloaded');
  expect(tools.fetch).not.toHaveBeenCalled();
});

it.each([
  ['a call', '/api/public/app/list', {}],
  ['a write', '/games', { method: 'POST' }],
  ['another site', 'https://elsewhere.example/', {}],
  ['a picture', '/files/images/a.webp', { mode: 'no-cors', destination: 'image' }],
  ['a game in its frame', '/games', { destination: 'iframe' }],
  ['a file of a game', '/play-files/a/index.html', {}],
  ['a download', '/files/reviewed/1', {}],
])('leaves %s to the browser', (_, address, asked) => {
  expect(answerRequest(ask(address, asked), buildTools())).toBeNull();
});
