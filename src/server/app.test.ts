import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listApplications } from '#contract/application/endpoints.ts';
import { type Endpoint, isSigned } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getMaintenance, getSettings } from '#contract/index.ts';
import { buildMaintenance } from '#tests/factories/build-maintenance.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { listUnhandled } from './api/handler-table.ts';
import { toRoutePath } from './api/route-path.ts';
import { endpoints } from './endpoints.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

const codeOf = async (response: Response): Promise<number> => (await response.json()).error.code;

describe('the router', () => {
  const pathsOf = ({ path, aliases = [] }: Endpoint) => [path, ...aliases].map(toRoutePath);

  it('R7.85 answers every call of the contract', () => {
    expect(listUnhandled(endpoints, product.pages.table)).toEqual([]);
  });

  it('R7.85 has no call that the contract does not list', () => {
    const listed = endpoints.flatMap((endpoint) => pathsOf(endpoint).map((path) => `${endpoint.method} ${path}`));
    // The emulated invoice platform is a third party with its own API.
    const isCall = (path: string) =>
      /^\/(?:api|static|time|livez|healthz|readyz|dev(?!\/invoice-platform\/)|pay)\b/.test(path);
    const documents = ['GET /api/docs', 'GET /api/docs.css', 'GET /api/openapi.json'];
    const routed = product.app.routes
      .filter(({ path, method }) => isCall(path) && method !== 'ALL')
      .map(({ path, method }) => `${method} ${path}`);
    expect(new Set(routed)).toEqual(new Set([...listed, ...documents]));
  });

  it('refuses every other method of a call with 405, and every other path below /api with 404', async () => {
    for (const { path, method } of endpoints) {
      const taken = endpoints.filter((endpoint) => endpoint.path === path).map((endpoint): string => endpoint.method);
      for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].filter(
        (m) => !taken.includes(m),
      )) {
        const response = await product.request(path.replace('{lang}', 'en-US'), { method: other });
        expect([response.status, await codeOf(response)], `${other} ${path}`).toEqual([405, ERROR.parameterError]);
        expect(response.headers.get('allow')).toContain(method);
      }
    }
    for (const path of ['/api', '/api/', '/api/no/such', '/api/public/app/list/', '/api/public']) {
      const response = await product.request(path);
      expect([response.status, await codeOf(response)], path).toEqual([404, ERROR.parameterError]);
    }
  });

  it('R7.3 refuses every signed call without a signature', async () => {
    for (const { path, method } of endpoints.filter(({ auth }) => isSigned(auth))) {
      const response = await product.request(path, { method });
      expect([response.status, await codeOf(response)], path).toEqual([401, ERROR.signatureMissing]);
    }
  });

  it('R6.14 R6.15 needs no Authorization for any public call, and is not confused by one', async () => {
    const headers = { authorization: 'Bearer x' };
    expect((await product.send(listApplications, {})).status).toBe(200);
    expect((await product.send(listApplications, {}, { headers })).status).toBe(200);
  });
});

describe('R8.23 maintenance', () => {
  afterEach(async () => {
    await product.db.deleteFrom('maintenances').execute();
    await expect.poll(async () => (await product.send(listApplications, {})).status).toBe(200);
  });

  it('answers every business call with 99000, while time, settings, the notice and static files work', async () => {
    await buildMaintenance(product.db);
    await expect.poll(async () => (await product.send(listApplications, {})).status).toBe(503);
    for (const endpoint of endpoints.filter(({ auth }) => auth !== 'operator')) {
      const inPath = Object.entries({ lang: 'en-US', id: 1, orderId: 'D1', token: 't' }).filter(([name]) =>
        endpoint.path.includes(`{${name}}`),
      );
      const response = await product.send(endpoint, Object.fromEntries(inPath));
      if (endpoint.duringMaintenance) expect(response.status, endpoint.name).not.toBe(503);
      else expect([response.status, await codeOf(response)], endpoint.name).toEqual([503, ERROR.maintenance]);
    }
    for (const path of ['/time', '/livez', '/healthz', '/static/language.json', '/static/locales/vi-VN.json']) {
      expect((await product.request(path)).status, path).toBe(200);
    }
    expect((await product.call(getMaintenance, {})).list).toHaveLength(1);
    expect(await product.call(getSettings, {})).toMatchObject({ serviceMode: 'open' });
  });

  it('answers pages with 503, and keeps none of them', async () => {
    await buildMaintenance(product.db);
    await expect.poll(async () => (await product.request('/games')).status).toBe(503);
    const response = await product.request('/games');
    expect(response.headers.get('retry-after')).toBe('300');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(product.renderer.visits.at(-1)?.maintenance).toMatchObject({ maintaining: true });
    expect((await product.request('/robots.txt')).status).toBe(200);
  });
});

it('tells pages of the maintenance that comes next, long before it begins', async () => {
  const begin_at = '2099-03-01T00:00:00.000Z';
  const id = await buildMaintenance(product.db, { is_manual: false, begin_at, end_at: '2099-03-01T02:00:00.000Z' });
  const planned = async () => {
    await product.request(`/terms/terms-of-use?at=${crypto.randomUUID()}`);
    return product.renderer.visits.at(-1)?.plannedMaintenance;
  };
  await expect.poll(planned).toMatchObject({ id, beginAt: begin_at });
  await product.db.deleteFrom('maintenances').execute();
  await expect.poll(planned).toBeUndefined();
});

describe('clients on the deny list', () => {
  let guarded: TestProduct;

  beforeAll(async () => {
    guarded = await openTestProduct({ settings: { DENY_LIST: '203.0.113.0/24', TRUST_PROXY: '1' } });
  });

  afterAll(() => guarded.close());

  it('R8.22 get 90000 for calls and a page without content for pages', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect(await guarded.refuse(listApplications, {}, { headers })).toEqual({ status: 403, code: ERROR.forbidden });
    for (const path of ['/', '/time', '/files/images/a.png', '/robots.txt', '/assets/x.js']) {
      expect((await guarded.request(path, { headers })).status, path).toBe(403);
    }
    const page = await guarded.request('/', { headers });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(guarded.renderer.visits).toHaveLength(0);
    expect((await guarded.request('/', { headers: { 'x-forwarded-for': '198.51.100.1' } })).status).toBe(200);
  });
});

it('answers too many calls of one address with 429, 10000 and Retry-After; pages go on', async () => {
  const limited = await openTestProduct({ settings: { RATE_LIMIT: 'on', RATE_LIMIT_CALLS: '3' } });
  try {
    for (let call = 0; call < 3; call += 1) await limited.call(listApplications, {});
    const refused = await limited.send(listApplications, {});
    expect([refused.status, await codeOf(refused)]).toEqual([429, ERROR.systemBusy]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.request('/games')).status).toBe(200);
    expect(await limited.call(listApplications, {}, { address: '198.51.100.2' })).toMatchObject({ count: 0 });
  } finally {
    await limited.close();
  }
});

it('R8.1 answers 10000 while the store is broken, pages with words; what needs no store works', async () => {
  const broken = await openTestProduct();
  try {
    await sql`ALTER TABLE applications RENAME TO lost`.execute(broken.db);
    expect(await broken.refuse(listApplications, {})).toEqual({ status: 500, code: ERROR.systemBusy });
    expect((await broken.request('/sitemap.xml')).status).toBe(500);
    expect((await broken.request('/time')).status).toBe(200);
    expect((await broken.request('/robots.txt')).status).toBe(200);
  } finally {
    await broken.close();
  }
});

describe('stored files', () => {
  beforeAll(async () => {
    const { files } = product.services;
    await files.put('images/1/icon.png', Buffer.from('image'));
    await files.put('images/1/drawing.svg', Buffer.from('<svg/>'));
    await files.put('games/1/index.html', Buffer.from('<p>game</p>'));
    await buildVersion(product.db, { platform: 2, file_key: 'games/1' });
    await files.put('packages/secret.apk', Buffer.from('package'));
  });

  it('R3.3 R3.6 serves pictures with their type, kept for a year, and ranges of them', async () => {
    const response = await product.request('/files/images/1/icon.png');
    expect([response.status, await response.text()]).toEqual([200, 'image']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const part = await product.request('/files/images/1/icon.png', { headers: { range: 'bytes=1-2' } });
    expect([part.status, await part.text()]).toEqual([206, 'ma']);
    const head = await product.request('/files/images/1/icon.png', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', '']);
  });

  it('serves game files in a sandbox of their own, which only the store may frame', async () => {
    const response = await product.request('/play-files/games/1/index.html');
    expect([response.status, await response.text()]).toEqual([200, '<p>game</p>']);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts allow-pointer-lock;/);
    expect(policy).not.toMatch(/allow-same-origin|\*/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(
      /script-src \S+\/play-files\/games\/1\/ http:\/\/localhost\/sdk\/ blob: 'wasm-unsafe-eval';/,
    );
    expect(policy).toContain("frame-ancestors 'self'");
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    '/files/games/1/index.html',
    '/files/packages/secret.apk',
    '/play-files/packages/secret.apk',
    '/play-files/images/1/icon.png',
    '/files/images/../packages/secret.apk',
    '/files/images/..%2fpackages/secret.apk',
    '/files/images/%2e%2e/packages/secret.apk',
    '/files/images/..%5cpackages%5csecret.apk',
    '/play-files/games/../packages/secret.apk',
    '/play-files/games/..%2f..%2f..%2fetc/passwd',
    '/files/images//1/icon.png',
    '/files/images/1/icon.png/',
    '/files/images/1',
    '/files/images/',
    '/files/',
    '/files/images/1/.hidden',
    '/files/images/%00',
    '/files/images/%ff',
    '/files/images/1/icon.png%00.html',
  ])('keeps %s to itself', async (path) => {
    const response = await product.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/package|root:/);
  });
});

describe('files of the site', () => {
  it('serves the message files', async () => {
    const messages = await product.request(product.pages.messages.urlOf('core', 'vi-VN'));
    expect(messages.headers.get('content-type')).toContain('text/javascript');
    expect(messages.headers.get('cache-control')).toContain('immutable');
    const unknown = await product.request('/messages/core-vi-VN-000000000000.js');
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

it('sends the headers that protect with everything, and none that names software', async () => {
  const paths = [
    '/',
    '/no/such',
    '/time',
    '/api/none',
    '/files/none',
    '/robots.txt',
    '/zh-TW',
    '/broken',
    '/sitemap.xml',
  ];
  for (const path of paths) {
    const { headers } = await product.request(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('x-request-id'), path).toMatch(/^[\w-]{36}$/);
    expect(headers.has('server') || headers.has('x-powered-by'), path).toBe(false);
  }
});
