import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { gatherExchanges } from './gather-exchanges.ts';

afterEach(() => vi.useRealTimers());

/** Whose an exchange is, and its name in a test. */
interface Exchange {
  readonly order: { readonly user_id: number; readonly order_id: string };
}

async function turn(): Promise<void> {
  for (let step = 0; step < 4; step += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A posting that ends on command and records what it was given; a single one is a set in brackets. */
function buildPosting() {
  const posted: string[] = [];
  const ends: ((paid: Error | readonly string[]) => void)[] = [];
  const post = (name: string, set: readonly Exchange[]) =>
    new Promise<ReadonlySet<Exchange>>((resolve, reject) => {
      posted.push(name);
      ends.push((paid) => {
        if (paid instanceof Error) reject(paid);
        else resolve(new Set(set.filter(({ order }) => paid.includes(order.order_id))));
      });
    });
  const gather = gatherExchanges<Exchange>({
    alone: async (wanted) => (await post(`(${wanted.order.order_id})`, [wanted])).has(wanted),
    together: (set) => post(set.map(({ order }) => order.order_id).join(' '), set),
  });
  const results: Record<string, string> = {};
  const want = (player: number, name = `${player}`) => {
    const wanted = { order: { user_id: player, order_id: name } };
    const note = (result: string) => {
      results[wanted.order.order_id] = result;
    };
    gather(wanted).then(
      (isPaid) => note(isPaid ? 'paid' : 'unpaid'),
      (error: Error) => note(error.message),
    );
  };
  /** Ends the oldest posting, with the names of what it paid. */
  const end = async (...paid: readonly string[]) => {
    ends.shift()?.(paid);
    await turn();
  };
  const fail = async (message: string) => {
    ends.shift()?.(new Error(message));
    await turn();
  };
  return { posted, results, want, end, fail };
}

it('posts each in the trace of its request, and a set in that of its first', async () => {
  const request = new AsyncLocalStorage<number>();
  const seen: (number | undefined)[] = [];
  let end = () => {};
  const post = () => {
    seen.push(request.getStore());
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const gather = gatherExchanges<Exchange>({
    alone: () => post().then(() => true),
    together: (set) => post().then(() => new Set(set)),
    capture: () => AsyncLocalStorage.snapshot(),
  });
  const want = (player: number) =>
    request.run(player, () => gather({ order: { user_id: player, order_id: `${player}` } }));
  const all = [want(1)];
  await turn();
  all.push(want(2), want(3));
  for (let step = 0; step < 2; step += 1) {
    end();
    await turn();
  }
  expect(await Promise.all(all)).toEqual([true, true, true]);
  expect(seen).toEqual([1, 2]);
});

it('posts one that arrives alone immediately, and those that arrive meanwhile together', async () => {
  const { posted, results, want, end } = buildPosting();
  want(1);
  await turn();
  expect(posted).toEqual(['(1)']);
  for (const player of [2, 3, 4]) want(player);
  await turn();
  expect(posted).toEqual(['(1)']);
  await end('1');
  expect(posted).toEqual(['(1)', '2 3 4']);
  expect(results).toEqual({ 1: 'paid' });
  await end('2', '3', '4');
  expect(results).toEqual({ 1: 'paid', 2: 'paid', 3: 'paid', 4: 'paid' });
  want(5);
  await turn();
  expect(posted).toEqual(['(1)', '2 3 4', '(5)']);
});

it('posts alone what a set leaves unpaid, beside the next set, and gives each its own result', async () => {
  const { posted, results, want, end, fail } = buildPosting();
  for (const player of [1, 2, 3]) want(player);
  await turn();
  for (const player of [4, 5]) want(player);
  await end('2');
  expect(posted).toEqual(['1 2 3', '(1)', '(3)', '4 5']);
  expect(results).toEqual({ 2: 'paid' });
  await fail('too little');
  await end();
  await end('4', '5');
  expect(results).toEqual({ 1: 'too little', 2: 'paid', 3: 'unpaid', 4: 'paid', 5: 'paid' });
});

it('posts the exchanges of a player one after the other, in their order', async () => {
  const { posted, want, end } = buildPosting();
  want(1, 'a');
  want(1, 'b');
  want(2, 'c');
  want(1, 'd');
  await turn();
  expect(posted).toEqual(['a c']);
  await end('c');
  expect(posted).toEqual(['a c', '(a)']);
  await end('a');
  await end('b');
  await end('d');
  expect(posted).toEqual(['a c', '(a)', '(b)', '(d)']);
});

it('rejects all of a set that has no connection, and goes on', async () => {
  const { posted, results, want, end, fail } = buildPosting();
  for (const player of [1, 2]) want(player);
  await turn();
  want(3);
  await fail('no connection');
  expect(results).toEqual({ 1: 'no connection', 2: 'no connection' });
  await end('3');
  want(1, 'again');
  await turn();
  await end('again');
  expect(posted).toEqual(['1 2', '(3)', '(again)']);
  expect(results).toMatchObject({ 3: 'paid', again: 'paid' });
});

it('bounds a set', async () => {
  const { posted, want, end } = buildPosting();
  for (let player = 1; player <= 70; player += 1) want(player);
  await turn();
  await end();
  expect(posted.filter((name) => !name.startsWith('(')).map((name) => name.split(' ').length)).toEqual([32, 32]);
});

it('posts the next beside one that takes long', async () => {
  const { posted, results, want, end } = buildPosting();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  want(1);
  await turn();
  want(1, 'again');
  want(2);
  await turn();
  vi.advanceTimersByTime(249);
  await turn();
  expect(posted).toEqual(['(1)']);
  vi.advanceTimersByTime(1);
  await turn();
  expect(posted).toEqual(['(1)', '(2)']);
  await end('1');
  await end('2');
  expect(results).toEqual({ 1: 'paid', 2: 'paid' });
  expect(posted).toEqual(['(1)', '(2)', '(again)']);
});
