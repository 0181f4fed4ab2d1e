import { expect, it } from 'vitest';
import { createSessionCache } from './session-cache.ts';

const keyOf = (name: string) => Buffer.from(name);

/** A cache over counted lookups that respond when the test says so; notifications are on. */
function open({ maxEntries = 10 } = {}) {
  const clock = { ms: 1_700_000_000_000 };
  const asked: string[] = [];
  const waiting: PromiseWithResolvers<string | undefined>[] = [];
  const cache = createSessionCache<string>({
    maxEntries,
    now: () => clock.ms,
    lookUp: (tokenHash) => {
      asked.push(tokenHash.toString());
      const answer = Promise.withResolvers<string | undefined>();
      waiting.push(answer);
      return answer.promise;
    },
  });
  cache.onListening(true);
  /** Reads a session; its lookup, if any, returns `row`. */
  const read = (name: string, row: string | undefined) => {
    const before = waiting.length;
    const found = cache.find(keyOf(name));
    for (const lookup of waiting.slice(before)) lookup.resolve(row);
    return found;
  };
  return { cache, clock, asked, waiting, read };
}

it('keeps a session that was looked up, and each by its own session token', async () => {
  const { read, asked } = open();
  expect([await read('a', 'one'), await read('b', 'two')]).toEqual(['one', 'two']);
  expect([await read('a', 'other'), await read('b', 'other')]).toEqual(['one', 'two']);
  expect(asked).toEqual(['a', 'b']);
});

it('keeps nothing of unknown handles', async () => {
  const { read } = open();
  expect(await read('a', undefined)).toBeUndefined();
  expect(await read('a', 'signed in since')).toBe('signed in since');
});

it('keeps nothing of a lookup that failed', async () => {
  const { cache, waiting, read } = open();
  const failed = cache.find(keyOf('a'));
  waiting[0]?.reject(new Error('down'));
  await expect(failed).rejects.toThrow('down');
  expect(await read('a', 'up')).toBe('up');
});

it.each([
  ['a write of this process', (cache: ReturnType<typeof open>['cache']) => cache.clear()],
  ['a change that was announced', (cache: ReturnType<typeof open>['cache']) => cache.onChange('')],
  ['a lost connection', (cache: ReturnType<typeof open>['cache']) => cache.onListening(false)],
  ['a connection that is restored', (cache: ReturnType<typeof open>['cache']) => cache.onListening(true)],
])('forgets all at %s', async (_, change) => {
  const { cache, read } = open();
  await Promise.all([read('a', 'old'), read('b', 'old')]);
  change(cache);
  expect([await read('a', 'new'), await read('b', 'new')]).toEqual(['new', 'new']);
});

it('does not keep what was being looked up when it had to forget', async () => {
  const { cache, waiting, read } = open();
  const before = cache.find(keyOf('a'));
  cache.clear();
  waiting[0]?.resolve('old');
  expect(await before).toBe('old');
  expect(await read('a', 'new')).toBe('new');
});

it('does not let an old lookup that ends late take the place of a newer one', async () => {
  const { cache, waiting, read } = open();
  const slow = cache.find(keyOf('a'));
  cache.clear();
  await read('a', 'new');
  waiting[0]?.resolve('old');
  expect(await slow).toBe('old');
  expect(await read('a', 'newer')).toBe('new');
});

it('looks every session up while changes are not received, at the start and after a lost connection', async () => {
  const { cache, asked, waiting, read } = open();
  const during = cache.find(keyOf('a'));
  cache.onListening(false);
  waiting[0]?.resolve('before');
  await during;
  expect([await read('a', '1'), await read('a', '2')]).toEqual(['1', '2']);
  expect(asked).toHaveLength(3);
  cache.onListening(true);
  expect([await read('a', '3'), await read('a', '4')]).toEqual(['3', '3']);
  const disconnected = createSessionCache({
    maxEntries: 10,
    now: () => 0,
    lookUp: async (key) => asked.push(key.toString()),
  });
  await disconnected.find(keyOf('b'));
  await disconnected.find(keyOf('b'));
  expect(asked.slice(-2)).toEqual(['b', 'b']);
});

it('keeps a session for five seconds after the question, however often it is used', async () => {
  const { cache, clock, waiting, read } = open();
  const slow = cache.find(keyOf('a'));
  clock.ms += 3000;
  waiting[0]?.resolve('old');
  await slow;
  clock.ms += 1999;
  expect(await read('a', 'new')).toBe('old');
  clock.ms += 1;
  expect(await read('a', 'new')).toBe('new');
});

it('keeps nothing longer because the clock was put back', async () => {
  const { clock, read } = open();
  await read('a', 'old');
  clock.ms -= 3_600_000;
  expect(await read('a', 'new')).toBe('new');
});

it('forgets one session alone', async () => {
  const { cache, read } = open();
  await Promise.all([read('a', 'old'), read('b', 'old')]);
  cache.forget(keyOf('a'));
  expect([await read('a', 'new'), await read('b', 'new')]).toEqual(['new', 'old']);
});

it('holds as many sessions as it may; the one unused for longest goes', async () => {
  const { asked, read } = open({ maxEntries: 2 });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await read(name, name);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
