import { expect, it, vi } from 'vitest';
import { createCatalogueCache } from './catalogue-cache.ts';

/** A loader that counts its loads and responds when the test says so. */
function buildLoader() {
  const waiting: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const answer = Promise.withResolvers<string>();
    waiting.push(answer);
    return answer.promise;
  };
  return { load, waiting };
}

it('keeps an answer, and lets callers who ask at the same time share one load', async () => {
  const cache = createCatalogueCache({ maxEntries: 10 });
  const { load, waiting } = buildLoader();
  const both = Promise.all([cache.read('a', load), cache.read('a', load)]);
  waiting[0]?.resolve('one');
  await expect(both).resolves.toEqual(['one', 'one']);
  await expect(cache.read('a', load)).resolves.toBe('one');
  expect(waiting).toHaveLength(1);
});

it('keeps keys apart', async () => {
  const cache = createCatalogueCache({ maxEntries: 10 });
  await cache.read('a', async () => 'one');
  await expect(cache.read('b', async () => 'two')).resolves.toBe('two');
});

it('forgets a load that failed', async () => {
  const cache = createCatalogueCache({ maxEntries: 10 });
  await expect(cache.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(cache.read('a', async () => 'up')).resolves.toBe('up');
});

it('does not let an earlier failure take away what was loaded since', async () => {
  const cache = createCatalogueCache({ maxEntries: 10 });
  const { load, waiting } = buildLoader();
  const first = cache.read('a', load);
  cache.clear();
  await cache.read('a', async () => 'new');
  waiting[0]?.reject(new Error('down'));
  await expect(first).rejects.toThrow('down');
  await expect(cache.read('a', async () => 'newer')).resolves.toBe('new');
});

it('does not keep an answer whose load began before a change', async () => {
  const cache = createCatalogueCache({ maxEntries: 10 });
  const { load, waiting } = buildLoader();
  const stale = cache.read('a', load);
  cache.clear();
  const fresh = cache.read('a', load);
  waiting[1]?.resolve('new');
  waiting[0]?.resolve('old');
  await expect(Promise.all([stale, fresh])).resolves.toEqual(['old', 'new']);
  await expect(cache.read('a', load)).resolves.toBe('new');
});

it('drops the answer unused for longest when it is full', async () => {
  const cache = createCatalogueCache({ maxEntries: 2 });
  const loaded: string[] = [];
  const read = (key: string) =>
    cache.read(key, async () => {
      loaded.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps nothing for what does not exist, and drops nothing for it', async () => {
  const cache = createCatalogueCache({ maxEntries: 2 });
  const find = vi.fn(async (key: string) => (key.startsWith('unknown') ? undefined : key));
  const read = (key: string) => cache.read(key, () => find(key));
  await Promise.all(['a', 'b', 'unknown 1', 'unknown 2', 'unknown 3'].map(read));
  await Promise.all([read('unknown 1'), read('unknown 1')]);
  expect(await Promise.all(['a', 'b', 'unknown 1'].map(read))).toEqual(['a', 'b', undefined]);
  const loaded = ['a', 'b', 'unknown 1', 'unknown 2', 'unknown 3', 'unknown 1', 'unknown 1'];
  expect(find.mock.calls.flat()).toEqual(loaded);
});

it('forgets what was found to be gone', async () => {
  let nowMs = 0;
  const cache = createCatalogueCache({ maxEntries: 10, now: () => nowMs });
  await cache.read('a', async () => 'one');
  nowMs = 60_000;
  expect(await cache.read<string | undefined>('a', async () => undefined)).toBeUndefined();
  cache.onListening(false);
  await expect(cache.read('a', async () => 'two')).resolves.toBe('two');
});

it('reports every clear after the entries are gone', async () => {
  const cache = createCatalogueCache({ maxEntries: 10 });
  await cache.read('a', async () => 'old');
  const seen: Promise<string>[] = [];
  cache.onClear(() => seen.push(cache.read('a', async () => 'new')));
  cache.clear();
  await expect(Promise.all(seen)).resolves.toEqual(['new']);
});

it('keeps answers for ten minutes more while changes are not received, then forgets them', async () => {
  let nowMs = 0;
  const cache = createCatalogueCache({ maxEntries: 10, now: () => nowMs });
  await cache.read('a', async () => 'old');
  cache.onListening(false);
  nowMs = 660_000 - 1;
  await expect(cache.read('a', () => Promise.reject(new Error('down')))).resolves.toBe('old');
  cache.onListening(true);
  await expect(cache.read('a', async () => 'new')).resolves.toBe('new');
  cache.onListening(false);
  nowMs += 660_000;
  await expect(cache.read('a', async () => 'newer')).resolves.toBe('newer');
});

it('a branch has room of its own, forgets with its cache, and keeps for as long while changes are not received', async () => {
  let nowMs = 0;
  const cache = createCatalogueCache({ maxEntries: 2, now: () => nowMs });
  const branch = cache.branch(3);
  await cache.read('a', async () => 'old');
  const large = ['a', 'b', 'c'];
  await Promise.all(large.map((key) => branch.read(key, async () => `old ${key}`)));
  expect(await cache.read('a', async () => 'new')).toBe('old');
  const reread = () => Promise.all(large.map((key) => branch.read(key, async () => `new ${key}`)));
  expect(await reread()).toEqual(['old a', 'old b', 'old c']);
  cache.onListening(false);
  nowMs = 660_000 - 1;
  expect(await reread()).toEqual(['old a', 'old b', 'old c']);
  cache.clear();
  expect(await reread()).toEqual(['new a', 'new b', 'new c']);
  cache.onListening(true);
  expect(await branch.read('a', async () => 'newest')).toBe('newest');
  nowMs += 60_000;
  expect(await branch.read('a', async () => 'a minute later')).toBe('a minute later');
});

it('keeps an old response when a load fails before the loss of the change feed is noticed', async () => {
  let nowMs = 0;
  const cache = createCatalogueCache({ maxEntries: 10, now: () => nowMs });
  await cache.read('a', async () => 'old');
  nowMs = 60_000;
  await expect(cache.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  cache.onListening(false);
  await expect(cache.read('a', () => Promise.reject(new Error('down')))).resolves.toBe('old');
});
