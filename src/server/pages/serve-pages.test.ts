import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCALE_COOKIE } from '#contract/values/locales.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { KNOWN_SCRIPT } from '#tests/product/fake-renderer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
const IE_11 = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
const IE_8 = 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
  await buildApplication(product.db, {
    app_id: 'com.star',
    web_redirect_url: 'https://play.example/star?a=1',
    names: { 'zh-TW': '星空', 'en-US': 'Starry' },
  });
});

beforeEach(() => product.forget());

afterAll(() => product.close());

type Headers = Readonly<Record<string, string>>;

const get = (path: string, headers: Headers = {}, method = 'GET') =>
  product.request(path, { method, headers: { 'user-agent': CHROME, ...headers } });

async function visit(path: string, headers: Headers = {}) {
  const response = await get(path, headers);
  return [response.status, response.headers.get('location')];
}

const renderedBy = async (act: () => Promise<unknown>) => {
  const before = product.renderer.visits.length;
  await act();
  return product.renderer.visits.length - before;
};

describe('languages and redirects', () => {
  it('R2.1 R2.2 R2.4 answers a page without prefix in Chinese and with one in its language', async () => {
    for (const path of ['/games', '/store/record', '/application/details?applicationId=com.star']) {
      expect(await (await get(path)).text()).toContain('<html lang="zh-TW">');
      for (const lang of ['en-US', 'vi-VN', 'zh-CN']) {
        const response = await get(`/${lang}${path}`);
        expect([response.status, await response.text()]).toEqual([
          200,
          expect.stringContaining(`<html lang="${lang}">`),
        ]);
      }
    }
  });

  it("R2.5 cuts the default language's prefix off, and only that", async () => {
    for (const path of ['/zh-TW', '/zh-TW/']) expect(await visit(path)).toEqual([302, '/']);
    expect(await visit('/zh-TW/games?a=b')).toEqual([302, '/games?a=b']);
    expect(await visit('/zh-TW//evil.example')).toEqual([302, '/evil.example']);
    expect(await visit('/')).toEqual([200, null]);
    expect(await visit('/zh-TWx')).toEqual([404, null]);
    expect(await visit('/games/zh-TW')).toEqual([404, null]);
  });

  it('R4.42 lets the prefix decide before everything else', async () => {
    const hints = { cookie: `${LOCALE_COOKIE}=zh-TW`, 'accept-language': 'vi-VN' };
    expect(await (await get('/en-US', hints)).text()).toContain('lang="en-US"');
    expect(await visit('/games', { cookie: `${LOCALE_COOKIE}=en-US`, 'accept-language': 'en-US' })).toEqual([
      200,
      null,
    ]);
  });

  it('R4.43 R4.44 sends visitors of the root to the language of their cookie, else of their browser', async () => {
    expect(await visit('/', { 'accept-language': 'en-US' })).toEqual([302, '/en-US']);
    expect(await visit('/', { 'accept-language': 'vi;q=0.8, fr' })).toEqual([302, '/vi-VN']);
    expect(await visit('/', { 'accept-language': 'fr' })).toEqual([200, null]);
    expect(await visit('/', { cookie: `${LOCALE_COOKIE}=en-US` })).toEqual([302, '/en-US']);
    expect(await visit('/', { cookie: `${LOCALE_COOKIE}=zh-TW`, 'accept-language': 'en-US' })).toEqual([200, null]);
    expect(await visit('/?searchWord=a%26b', { 'accept-language': 'en-US' })).toEqual([302, '/en-US?searchWord=a%26b']);
  });

  it('keeps crawlers at the address they asked for', async () => {
    const crawler = { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en-US' };
    expect(await visit('/', crawler)).toEqual([200, null]);
  });

  it("R2.39 redirects default values out of the hall's address", async () => {
    expect(await visit('/?page=1')).toEqual([307, '/']);
    expect(await visit('/?page=1&gameCategory=100&gameSortType=3&searchWord=')).toEqual([307, '/']);
    expect(await visit('/en-US?page=2&gameSortType=3')).toEqual([307, '/en-US?page=2']);
    expect(await visit('/?page=2')).toEqual([200, null]);
    expect(await visit('/games?page=1')).toEqual([200, null]);
  });

  it('R1.27 honors a shorter list of languages', async () => {
    const pair = await openTestProduct({ settings: { LOCALES: 'zh-TW,en-US' } });
    try {
      expect((await pair.request('/en-US')).status).toBe(200);
      expect((await pair.request('/vi-VN')).status).toBe(404);
      expect((await pair.request('/', { headers: { 'accept-language': 'vi' } })).status).toBe(200);
    } finally {
      await pair.close();
    }
    expect((await get('/vi-VN')).status).toBe(200);
  });

  it('hands on what the renderer redirects', async () => {
    const response = await get('/moved');
    expect([response.status, response.headers.get('location')]).toEqual([307, '/games']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('old Internet Explorer', () => {
  it.each([IE_11, IE_8])('R2.23 gets one short page without scripts for every address: %s', async (agent) => {
    for (const path of ['/', '/games', '/no/such', '/en-US/store/record', '/zh-TW', '/?page=1']) {
      const response = await get(path, { 'user-agent': agent, 'accept-language': 'en-US' });
      const html = await response.text();
      expect(response.status, path).toBe(200);
      expect(html).not.toMatch(/<script|<link|<style/);
      expect(html.length).toBeLessThan(2000);
    }
    expect(await renderedBy(() => get('/', { 'user-agent': agent }))).toBe(0);
  });
});

describe('what is no page', () => {
  it('answers 404 with the page that the renderer made of it, which is not kept', async () => {
    const response = await get('/no/such');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await get('/application/details?applicationId=com.none')).status).toBe(404);
  });

  it('answers other methods with 405 and Allow', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const response = await get('/games', {}, method);
      expect([response.status, response.headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    }
  });

  it('answers a page that cannot be rendered with words and 500, and tells nothing of the reason', async () => {
    const response = await get('/broken');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(html).not.toMatch(/renderer|Error|\.ts|<script/);
    expect(product.logged.at(-2)).toMatchObject({ msg: 'unexpected failure' });
  });
});

describe('the policy of a page', () => {
  it('lets run its own scripts and those inline ones it names, without unsafe-inline and unsafe-eval', async () => {
    const policy = (await get('/games')).headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    const paths = ['/assets/', '/messages/', '/dev/identity/google/client.js', '/dev/identity/apple/client.js'];
    const known = `'sha256-${createHash('sha256').update(KNOWN_SCRIPT).digest('base64')}'`;
    expect(scripts).toBe([...paths.map((path) => `http://localhost${path}`), known].join(' '));
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('allows no inline script that the build does not know, whatever the page contains', async () => {
    const injected = 'injected()';
    await buildApplication(product.db, { names: { 'zh-TW': `<script>${injected}</script>` } });
    await expect.poll(async () => (await get('/games')).text()).toContain(`<script>${injected}</script>`);
    const policy = (await get('/games')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain(createHash('sha256').update(injected).digest('base64'));
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
  });

  it("frames a game's own site on its play page only", async () => {
    const frames = async (path: string) =>
      /frame-src ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await frames('/play?applicationId=com.star')).toContain('https://play.example');
    expect(await frames('/application/details?applicationId=com.star')).not.toContain('play.example');
    expect(await frames('/play?applicationId=com.none')).not.toContain('play.example');
  });
});

describe('kept pages', () => {
  it('renders a page once for all visitors who get the same one', async () => {
    const rendered = await renderedBy(async () => {
      await Promise.all([get('/games'), get('/games'), get('/games?utm_source=mail')]);
      await get('/games', { cookie: 'a=b' });
    });
    expect(rendered).toBe(1);
  });

  it('renders again for another page, language, device and host', async () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
    const rendered = await renderedBy(async () => {
      for (const path of ['/games', '/en-US/games', '/?page=2', '/']) await get(path);
      await get('/games', { 'user-agent': phone });
      await product.request('http://other.example/games', { headers: { 'user-agent': CHROME } });
    });
    expect(rendered).toBe(6);
  });

  it('renders what visitors share without what one of them has added to the address', async () => {
    await get('/games?searchWord=Defaced&token=secret');
    await get('/application/details?token=secret&applicationId=com.star&applicationId=com.star');
    const addresses = product.renderer.visits.slice(-2).map(({ page: { url } }) => url.pathname + url.search);
    expect(addresses).toEqual(['/games', '/application/details?applicationId=com.star']);
  });

  it('renders for PUBLIC_ORIGIN, and once, whatever Host a proxy or an attacker writes', async () => {
    const behindProxy = await openTestProduct({ settings: { PUBLIC_ORIGIN: 'https://games.example.com' } });
    try {
      for (const host of ['127.0.0.1:3000', 'games.example.com', 'evil.example:443', '[::1]:8080']) {
        const html = await (await behindProxy.request(`http://${host}/games`)).text();
        expect(html, host).toContain('data-origin="https://games.example.com"');
      }
      expect(behindProxy.renderer.visits).toHaveLength(1);
    } finally {
      await behindProxy.close();
    }
  });

  it('answers 304 to a visitor who has the page', async () => {
    const first = await get('/games');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/games', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await get('/games', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('compresses: br before gzip, nothing for those who take neither, always the same page and policy', async () => {
    const answers = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'identity', 'br;q=0, gzip'].map((encoding) =>
        get('/games', { 'accept-encoding': encoding }),
      ),
    );
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'gzip']);
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    const [br = bodies[2], gzip = bodies[2], plain] = bodies;
    if (br === undefined || gzip === undefined || plain === undefined) throw new Error('no body');
    expect(brotliDecompressSync(br).equals(plain)).toBe(true);
    expect(gunzipSync(gzip).equals(plain)).toBe(true);
    for (const { headers } of answers) {
      expect(headers.get('vary')).toContain('Accept-Encoding');
      expect(headers.get('content-security-policy')).toBe(answers[0]?.headers.get('content-security-policy'));
      expect(headers.get('etag')).toBe(answers[0]?.headers.get('etag'));
    }
  });

  it('answers HEAD with the headers of GET; a page first asked for by HEAD is whole for the next visitor', async () => {
    const head = await get('/store/record', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    const page = await get('/store/record');
    expect(await page.text()).toContain('<html lang="zh-TW">');
    expect(page.headers.get('etag')).toBe(head.headers.get('etag'));
  });

  it('keeps a page for a minute', async () => {
    await get('/games');
    product.clock.advance(59_000);
    expect(await renderedBy(() => get('/games'))).toBe(0);
    product.clock.advance(2000);
    expect(await renderedBy(() => get('/games'))).toBe(1);
  });

  it('forgets pages at an event that another process sends', async () => {
    await get('/games');
    expect(await renderedBy(() => get('/games'))).toBe(0);
    const other = new pg.Client(product.connection);
    await other.connect();
    await other.query("NOTIFY catalogue, 'application:1'");
    await other.end();
    await expect.poll(() => renderedBy(() => get('/games'))).toBe(1);
  });

  it('shows what changed in the catalog', async () => {
    expect(await (await get('/games')).text()).not.toContain('新遊戲');
    await buildApplication(product.db, { names: { 'zh-TW': '新遊戲' } });
    await expect.poll(async () => (await get('/games')).text()).toContain('新遊戲');
  });

  it('caches a game as everyone first sees it, and renders rare choices of its ratings', async () => {
    const path = '/application/details?applicationId=com.star';
    await get(path);
    for (const choice of ['&stars=1', '&sort=newest&language=vi-VN']) {
      expect(await renderedBy(() => get(path + choice))).toBe(1);
      expect(await renderedBy(() => get(path + choice))).toBe(1);
    }
    expect(await renderedBy(() => get(`${path}&sort=helpful`))).toBe(0);
  });

  it('keeps neither failures nor addresses that are no page', async () => {
    const rendered = await renderedBy(async () => {
      for (const path of ['/no/such', '/no/such', '/application/details?applicationId=com.none']) await get(path);
      await get('/application/details?applicationId=com.none');
      await get('/broken');
      await get('/broken');
    });
    expect(rendered).toBe(6);
  });
});
