import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type CachedPage, createPageCache, packPage } from './page-cache.ts';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;

const pageOf = (name: string, now = NOW): CachedPage => {
  const body = Buffer.from(name);
  const bodies = { br: body, gzip: body, identity: body };
  return { etag: name, policy: '', bodies, expiresAt: now + MINUTE, closesAt: null, changesAt: null, isHoldable: true };
};

it('packs a page in three encodings of the same text', async () => {
  const html = `<p>${'星'.repeat(500)}</p>`;
  const page = await packPage(html, {
    policy: "default-src 'none'",
    now: NOW,
    until: null,
    closesAt: null,
    isHoldable: true,
  });
  expect(page.bodies.identity.toString()).toBe(html);
  expect(brotliDecompressSync(page.bodies.br).toString()).toBe(html);
  expect(gunzipSync(page.bodies.gzip).toString()).toBe(html);
  expect(page).toMatchObject({ policy: "default-src 'none'", expiresAt: NOW + MINUTE });
});

it('keeps no more bytes than it may, however few pages they are', async () => {
  const cache = createPageCache({ maxPages: 10, maxBytes: 3 * 2000 });
  for (const name of ['a', 'b', 'c']) await cache.read(name, NOW, async () => pageOf(name.repeat(900)));
  expect(['a', 'b', 'c'].filter((name) => cache.find(name, NOW) !== undefined)).toEqual(['b', 'c']);
  const large = await cache.read('large', NOW, async () => pageOf('d'.repeat(2001)));
  expect(large?.etag).toHaveLength(2001);
  expect(['b', 'c', 'large'].filter((name) => cache.find(name, NOW) !== undefined)).toEqual(['b', 'c']);
});

it('tags a page by its text, weakly, since its encodings share the tag', async () => {
  const [one, same, other] = await Promise.all(
    ['a', 'a', 'b'].map((html) =>
      packPage(html, { policy: '', now: NOW, until: null, closesAt: null, isHoldable: true }),
    ),
  );
  expect(one?.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(same?.etag).toBe(one?.etag);
  expect(other?.etag).not.toBe(one?.etag);
});

it('renders a page once for all who come at the same time, and keeps it for a minute', async () => {
  const cache = createPageCache({ maxPages: 10 });
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return pageOf(`page ${rendered}`);
  };
  await Promise.all([cache.read('a', NOW, render), cache.read('a', NOW, render)]);
  expect(cache.find('a', NOW + MINUTE - 1)?.etag).toBe('page 1');
  expect(cache.find('a', NOW + MINUTE)).toBeUndefined();
  expect((await cache.read('a', NOW + MINUTE, render))?.etag).toBe('page 2');
});

it('caches neither personal pages nor failures', async () => {
  const cache = createPageCache({ maxPages: 10 });
  await expect(cache.read('a', NOW, async () => null)).resolves.toBeNull();
  await expect(cache.read('a', NOW, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(cache.read('a', NOW, async () => pageOf('whole'))).resolves.toMatchObject({ etag: 'whole' });
});

it('shows a page that was being rendered at a change, without keeping it', async () => {
  const cache = createPageCache({ maxPages: 10 });
  const old = Promise.withResolvers<CachedPage>();
  const fresh = Promise.withResolvers<CachedPage>();
  const first = cache.read('a', NOW, () => old.promise);
  cache.clear();
  const second = cache.read('a', NOW, () => fresh.promise);
  old.resolve(pageOf('old'));
  await expect(first).resolves.toMatchObject({ etag: 'old' });
  // Newcomers still share the pending rendering.
  const third = cache.read('a', NOW, async () => pageOf('one too many'));
  fresh.resolve(pageOf('new'));
  await expect(Promise.all([second, third])).resolves.toMatchObject([{ etag: 'new' }, { etag: 'new' }]);
  expect(cache.find('a', NOW)?.etag).toBe('new');
});

it('drops the page kept longest when it is full', async () => {
  const cache = createPageCache({ maxPages: 2 });
  for (const key of ['a', 'b', 'c']) await cache.read(key, NOW, async () => pageOf(key));
  expect(['a', 'b', 'c'].map((key) => cache.find(key, NOW)?.etag)).toEqual([undefined, 'b', 'c']);
});

it('forgets every page at a change', async () => {
  const cache = createPageCache({ maxPages: 2 });
  await cache.read('a', NOW, async () => pageOf('a'));
  cache.clear();
  expect(cache.find('a', NOW)).toBeUndefined();
});

it('finds outdated pages for ten minutes more while notifications are lost, then drops them', async () => {
  const cache = createPageCache({ maxPages: 2 });
  await cache.read('a', NOW, async () => pageOf('a'));
  cache.onListening(false);
  expect(cache.find('a', NOW + 11 * MINUTE - 1)?.etag).toBe('a');
  expect(cache.find('a', NOW + 11 * MINUTE)).toBeUndefined();
  cache.onListening(true);
  expect(cache.find('a', NOW)).toBeUndefined();
});

it('keeps no page that is rendered while changes are not received: what it is made of may be old already', async () => {
  const cache = createPageCache({ maxPages: 2 });
  cache.onListening(false);
  await expect(cache.read('a', NOW, async () => pageOf('a'))).resolves.toMatchObject({ etag: 'a' });
  expect(cache.find('a', NOW)).toBeUndefined();
});

it('keeps a stale page for when rendering fails', async () => {
  const cache = createPageCache({ maxPages: 2 });
  await cache.read('a', NOW, async () => pageOf('a'));
  const failing = cache.read('a', NOW + MINUTE, () => Promise.reject(new Error('down')));
  await expect(failing).rejects.toThrow('down');
  expect(cache.findStale('a', NOW + 11 * MINUTE - 1)?.etag).toBe('a');
  expect(cache.findStale('a', NOW + 11 * MINUTE)).toBeUndefined();
});

it('never shows a page after a planned maintenance closes it, even without a database', async () => {
  const cache = createPageCache({ maxPages: 10 });
  const closesAt = NOW + 5 * MINUTE;
  await cache.read('a', NOW, async () => ({ ...pageOf('page'), closesAt }));
  cache.onListening(false);
  expect(cache.find('a', closesAt - 1)?.etag).toBe('page');
  expect([cache.find('a', closesAt), cache.findStale('a', closesAt)]).toEqual([undefined, undefined]);
});
