import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { projectRoot } from '../project-root.ts';
import { type FoundPage, listGameParts, readGamesOfPart } from './site-map-queries.ts';

const ORIGIN = 'http://games.example.com';
let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

const read = async (path: string) => (await product.request(ORIGIN + path)).text();
const locsOf = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

async function readPart(part: Parameters<typeof readGamesOfPart>[1], chunk: number): Promise<FoundPage[]> {
  const pages: FoundPage[] = [];
  for await (const some of readGamesOfPart(product.db, part, chunk)) pages.push(...some);
  return pages;
}

describe('site maps', () => {
  it('are listed, for each language pages and games', async () => {
    await buildApplication(product.db);
    product.forget();
    const index = await read('/sitemap.xml');
    expect(locsOf(index)).toEqual(
      LOCALES.flatMap((lang) => [`${ORIGIN}/sitemaps/${lang}.xml`, `${ORIGIN}/sitemaps/${lang}-1.xml`]),
    );
    expect(await read('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('name games on the shelf, when they changed and where they are in other languages', async () => {
    const { appId } = await buildApplication(product.db);
    const { appId: hidden } = await buildApplication(product.db, { status: 2 });
    product.forget();
    const games = await read('/sitemaps/en-US-1.xml');
    const query = `/application/details?applicationId=${appId}`;
    expect(locsOf(games)).toContain(`${ORIGIN}/en-US${query}`);
    expect(games).toContain(`<xhtml:link rel="alternate" hreflang="vi-VN" href="${ORIGIN}/vi-VN${query}"/>`);
    expect(games).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}${query}"/>`);
    expect(games).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    expect(games).not.toContain(hidden);
  });

  it('name pages, categories that have games, and every article', async () => {
    await buildApplication(product.db, { category: 111 });
    product.forget();
    const addresses = locsOf(await read('/sitemaps/vi-VN.xml'));
    const articles = product.services.content.items.filter(({ lang }) => lang === 'vi-VN');
    expect(articles.length).toBeGreaterThan(3);
    for (const path of ['', '/games', '/developer/become', '/help', '/news', ...articles.map((item) => item.path)]) {
      expect(addresses).toContain(`${ORIGIN}/vi-VN${path}`);
    }
    expect(addresses).toContain(`${ORIGIN}/vi-VN?gameCategory=111`);
    expect(addresses).not.toContain(`${ORIGIN}/vi-VN?gameCategory=112`);
    expect(addresses.join(' ')).not.toMatch(/\/vi-VN\/(?:play|login|account|operator|store)(?:[/?\s]|$)/);
  });

  it('are divided, with each game in one part', async () => {
    for (let index = 0; index < 5; index += 1) await buildApplication(product.db);
    const parts = await listGameParts(product.db, 2);
    const [all] = await listGameParts(product.db, 1000);
    const listed = await Promise.all(parts.map((part, index) => readPart([part, parts[index + 1]], 1)));
    expect(parts.length).toBeGreaterThan(2);
    expect(listed.map((pages) => pages.length)).toEqual(parts.map(({ games }) => games));
    expect(listed.slice(0, -1).every((pages) => pages.length === 2)).toBe(true);
    expect(all === undefined ? [] : await readPart([all, undefined], 1000)).toEqual(listed.flat());
  });

  it('are written while they are read: no more games are held than are sent at once', async () => {
    for (let index = 0; index < 7; index += 1) await buildApplication(product.db);
    const [part] = await listGameParts(product.db, 1000);
    if (part === undefined) throw new Error('there are games');
    const held: number[] = [];
    const counting = product.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        held.push(result.rows.length);
        return result;
      },
    });
    const chunks = readGamesOfPart(counting, [part, undefined], 3);
    expect(held).toEqual([]);
    let taken = 0;
    for await (const pages of chunks) {
      taken += pages.length;
      // Exactly what was consumed has been read: no read-ahead.
      expect(held.reduce((sum, rows) => sum + rows, 0)).toBe(taken);
    }
    expect(taken).toBe(part.games);
    expect(Math.max(...held)).toBe(3);
  });

  it('of games are cached by the client only, and stay unchanged until a game changes', async () => {
    const { id } = await buildApplication(product.db);
    product.forget();
    const read = vi.spyOn(product.services.cache, 'read');
    const first = await product.request(`${ORIGIN}/sitemaps/en-US-1.xml`);
    await first.text();
    expect(read.mock.calls.map(([key]) => key)).toEqual(['site map']);
    read.mockRestore();
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await product.request(`${ORIGIN}/sitemaps/en-US-1.xml`, { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await product.db.updateTable('applications').set({ status: 2 }).where('id', '=', id).execute();
    product.forget();
    expect((await product.request(`${ORIGIN}/sitemaps/en-US-1.xml`, { headers })).status).toBe(200);
  });

  it.each(['br', 'gzip'] as const)('of games say the same packed with %s', async (encoding) => {
    await buildApplication(product.db);
    product.forget();
    const plain = await read('/sitemaps/en-US-1.xml');
    const headers = { 'accept-encoding': encoding };
    const packed = await product.request(`${ORIGIN}/sitemaps/en-US-1.xml`, { headers });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(await packed.arrayBuffer()).toString()).toBe(plain);
    expect(plain).toMatch(/^<\?xml [^>]*>\n<urlset [^>]*><url>.*<\/url><\/urlset>\n$/s);
    const head = await product.request(`${ORIGIN}/sitemaps/en-US-1.xml`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each(['en-US-2', 'en-US-0', 'xx-XX', 'en-US-1x', 'en-USx', 'en', 'en-US-99999999', '%00', 'x'.repeat(3000)])(
    'do not exist under the name %s',
    async (name) => {
      expect((await product.request(`/sitemaps/${name}.xml`)).status).toBe(404);
    },
  );
});

describe('the manifest', () => {
  it.each(LOCALES)('R2.72 names application, pages and pictures in %s', async (lang) => {
    const response = await product.request(`/manifest.webmanifest?lang=${lang}`);
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = await response.json();
    const prefix = lang === 'zh-TW' ? '' : `/${lang}`;
    expect(manifest).toMatchObject({ id: '/', lang, start_url: prefix || '/', scope: '/', short_name: 'Starhall' });
    expect(manifest.name).toMatch(/Starhall/);
    for (const { url } of manifest.shortcuts) expect(url).toMatch(new RegExp(`^${prefix}/[a-z/]+$`));
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(purposes).toEqual(['any', 'any', 'maskable', 'monochrome']);
  });

  it('shows pictures that there are, of the sizes that it tells', async () => {
    const manifest = await (await product.request('/manifest.webmanifest?lang=vi-VN')).json();
    const icons = manifest.shortcuts.flatMap((shortcut: { icons: object[] }) => shortcut.icons);
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots, ...icons]) {
      const file = join(projectRoot(), 'public', src);
      expect(existsSync(file), src).toBe(true);
      const { width, height, format } = await sharp(file).metadata();
      expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
    }
  });

  it('is that of the default language if no available one is requested', async () => {
    expect(await read('/manifest.webmanifest')).toBe(await read('/manifest.webmanifest?lang=xx'));
    expect(JSON.parse(await read('/manifest.webmanifest')).lang).toBe('zh-TW');
  });
});

describe('feeds', () => {
  it('list the newest games first, in the requested language', async () => {
    const names = { 'en-US': 'Older & wiser', 'zh-TW': '舊遊戲' };
    const { appId } = await buildApplication(product.db, { names, category: 111 });
    const { appId: newest } = await buildApplication(product.db, { names: { 'en-US': 'Newest' } });
    product.forget();
    const atom = await read('/feed.xml?lang=en-US');
    expect(atom.indexOf(newest)).toBeLessThan(atom.indexOf(appId));
    expect(atom).toContain('<title>Older &amp; wiser</title>');
    const feed = JSON.parse(await read('/feed.json'));
    expect(feed).toMatchObject({
      language: 'zh-TW',
      feed_url: `${ORIGIN}/feed.json?lang=zh-TW`,
      home_page_url: `${ORIGIN}/`,
    });
    expect(feed.items[1]).toMatchObject({
      title: '舊遊戲',
      url: `${ORIGIN}/application/details?applicationId=${appId}`,
      tags: ['競速'],
    });
    const picture = await product.request(feed.items[1].image);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('hold the newest fifty games, and no more', async () => {
    const { db } = product;
    for (let index = 0; index < LIMITS.feedEntries + 1; index += 1) await buildApplication(db);
    product.forget();
    expect(JSON.parse(await read('/feed.json?lang=en-US')).items).toHaveLength(LIMITS.feedEntries);
  });

  it('tell the news, the latest first', async () => {
    const feed = JSON.parse(await read('/news-feed.json?lang=en-US'));
    const dates = feed.items.map((item: { date_published: string }) => item.date_published);
    expect(dates.length).toBeGreaterThanOrEqual(3);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await read('/news-feed.xml?lang=en-US')).toContain(
      `<link rel="alternate" type="text/html" href="${ORIGIN}/en-US/news"/>`,
    );
  });

  it('stay unchanged, and say so, until something changes', async () => {
    const first = await product.request('/feed.xml');
    const etag = first.headers.get('etag') ?? '';
    const again = await product.request('/feed.xml', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await buildApplication(product.db);
    product.forget();
    expect((await product.request('/feed.xml', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });
});

it('robots are kept from calls and games in every language, not from pages that begin alike', async () => {
  const lines = (await read('/robots.txt')).split('\n');
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length));
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  for (const path of ['/api/x', '/play?applicationId=x', '/vi-VN/play?applicationId=x', '/play-files/x']) {
    expect([path, isClosed(path)]).toEqual([path, true]);
  }
  for (const path of ['/', '/help/players/refunds', '/vi-VN/help/players/refunds', '/og/x', '/sitemaps/x.xml']) {
    expect([path, isClosed(path)]).toEqual([path, false]);
  }
});

it('texts are packed as the asker takes them', async () => {
  const response = await product.request('/sitemaps/en-US.xml', { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
});
