import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signInWithBrowser } from '#tests/product/sign-in.ts';
import { listen } from '../listen.ts';
import { createEarlyPages } from './answer-cached-page.ts';
import { mentionsSession } from './page-session.ts';

let product: TestProduct;
let server: Awaited<ReturnType<typeof listen>>;
let fetched: string[] = [];
let isCurrent = true;

beforeAll(async () => {
  product = await openTestProduct();
  server = await listen({
    fetch: (request, env) => {
      fetched.push(request.url);
      return product.app.fetch(request, env);
    },
    answerEarly: createEarlyPages({
      cache: product.pages.cache,
      locales: LOCALES,
      publicOrigin: '',
      isHttps: false,
      isSignedIn: mentionsSession,
      isDenied: false,
      now: product.clock.now,
      isCurrent: () => isCurrent,
      hasCdn: false,
    }),
    port: 0,
    host: '127.0.0.1',
  });
});

beforeEach(() => {
  product.forget();
  fetched = [];
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await product.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a raw path over a real connection. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = sendRequest({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end();
  });
}

/** The parts of a response that must be equal. */
function comparable({ status, headers, body }: Answer) {
  const { date: _, 'x-request-id': _id, connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, ...rest } = headers;
  return { status, headers: { ...rest, 'content-length': String(body.length) }, body: body.toString('base64') };
}

it('answers a kept page as the page server does: status, headers and bytes', async () => {
  for (const encoding of ['identity', 'br, gzip', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    product.forget();
    fetched = [];
    const slow = await ask('/games', headers);
    const early = await ask('/games', headers);
    expect(fetched).toHaveLength(1);
    expect(comparable(early)).toEqual(comparable(slow));
  }
});

it('answers 304 to a visitor who has the page', async () => {
  const { headers } = await ask('/games');
  const again = await ask('/games', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  expect(fetched).toHaveLength(1);
});

it('answers visitors with long headers all the same', async () => {
  await ask('/games');
  for (const cookie of ['a='.padEnd(5000, 'x'), 'a='.padEnd(5000, 'y')]) {
    expect((await ask('/games', { cookie })).status).toBe(200);
  }
  expect(fetched).toHaveLength(1);
});

it('O24 keeps early pages apart by what visitors have said of their age', async () => {
  const cookies = ['', 'age=younger', 'age=adult'];
  for (const cookie of [...cookies, ...cookies]) await ask('/games', { cookie });
  expect(fetched).toHaveLength(3);
});

it('sends one page to each language, device and host', async () => {
  const variants: Record<string, string>[] = [{}, { 'user-agent': 'iPhone Mobile' }, { host: 'other.example' }];
  for (const headers of variants) {
    await ask('/games', headers);
    await ask('/en-US/games', headers);
  }
  expect(fetched).toHaveLength(6);
  expect((await ask('/en-US/games')).body.toString()).toContain('lang="en-US"');
  expect((await ask('/games', { host: 'other.example' })).body.toString()).toContain(
    'data-origin="http://other.example"',
  );
  expect(fetched).toHaveLength(6);
});

it('leaves what is no plain visit of a kept page to the page server', async () => {
  await ask('/');
  await ask('/games');
  fetched = [];
  const redirected = await ask('/', { 'accept-language': 'en-US' });
  expect([redirected.status, redirected.headers.location]).toEqual([302, '/en-US']);
  expect((await ask('/?page=1')).status).toBe(307);
  expect((await ask('/', { 'user-agent': 'MSIE 8.0; Trident/4.0' })).body.toString()).not.toContain('<script');
  expect((await ask('/games', { cookie: 'sid=1' })).status).toBe(200);
  expect((await ask('/games', {}, 'HEAD')).body).toHaveLength(0);
  expect((await ask('/games', {}, 'POST')).status).toBe(405);
  expect(fetched).toHaveLength(6);
});

it('never answers possible sessions early, and caches nothing of their pages', async () => {
  const { cookie = '' } = (await signInWithBrowser(product, { email: 'early@example.com', name: 'Early' })).headers;
  const visitors = await ask('/games');
  const own = await ask('/games', { cookie: `a=b; ${cookie}` });
  expect(own.body.toString()).toContain('data-user="Early"');
  expect([own.headers['cache-control'], own.headers.etag]).toEqual(['no-store', undefined]);
  const next = await ask('/games');
  expect(next.body.equals(visitors.body)).toBe(true);
  expect(next.body.toString()).toContain('data-user=""');
  const asked = await ask('/games', { cookie, 'if-none-match': String(visitors.headers.etag) });
  expect([asked.status, asked.body.equals(own.body)]).toEqual([200, true]);
});

it('forgets with the catalog: a change is shown to the next visitor', async () => {
  await ask('/games');
  expect((await ask('/games')).body.toString()).not.toContain('新遊戲');
  await buildApplication(product.db, { names: { 'zh-TW': '新遊戲' } });
  const text = async () => gunzipSync((await ask('/games', { 'accept-encoding': 'gzip' })).body).toString();
  await expect.poll(text).toContain('新遊戲');
});

it('sends nothing early while addresses are denied', () => {
  const answerEarly = createEarlyPages({
    cache: product.pages.cache,
    locales: LOCALES,
    publicOrigin: '',
    isHttps: false,
    isSignedIn: () => false,
    isDenied: true,
    now: product.clock.now,
    isCurrent: () => true,
    hasCdn: false,
  });
  const request = { method: 'GET', url: '/games', headers: {} };
  expect(answerEarly(...([request, {}] as unknown as Parameters<typeof answerEarly>))).toBe(false);
});

it('serves nothing early while changes may have been missed', async () => {
  await ask('/games');
  isCurrent = false;
  fetched = [];
  await ask('/games');
  isCurrent = true;
  await ask('/games');
  expect(fetched).toHaveLength(1);
});

it.each([
  '/%ff',
  '/%2e%2e/',
  '/..%2f..%2fetc/passwd',
  '//evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  '/%5cevil.example',
  '/%00',
  '/games%00',
  '/%zz',
  '/%',
  '/?%',
  '/?searchWord=%ff&page=%',
  '/en-US%2fgames',
  '/application/details?applicationId=%00',
  '/application/details?applicationId[]=a&applicationId=b',
  `/${'a'.repeat(8000)}`,
  `/?searchWord=${'%e6%98%9f'.repeat(1000)}`,
  'http://evil.example/games',
  '*',
])('answers the address %s without failing and without leading elsewhere', async (path) => {
  const { status = 0, headers } = await ask(path);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
});

it.each(['PROPFIND', 'PURGE', 'TRACE', 'OPTIONS', 'M-SEARCH'])(
  'answers the method %s without failing',
  async (method) => {
    for (const path of ['/', '/games', '/api/public/app/list', '/files/images/a.png', '/static/language.json']) {
      const { status = 0 } = await ask(path, {}, method);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  },
);

it.each(['', 'a b', '[', 'evil.example/..', 'evil.example:99999', '\u00ff'])(
  'answers the host %j without failing',
  async (host) => {
    const { status = 0 } = await ask('/games', { host });
    expect(status).toBeLessThan(500);
  },
);
