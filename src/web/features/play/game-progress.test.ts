import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildBridge, buildSession } from '#tests/web/build-bridge.ts';
import { StarhallError } from '../../../sdk/starhall-error.ts';

const source = 'starhall-game';
const KEPT = { data: '{"level":30}', revision: 4, updatedAt: '2026-11-22T00:00:00.000Z' };
const OWN = 'game:com.example.game:pl_0123456789abcdefghijkl';
const codeOf = (asked: Promise<unknown>) => asked.catch((error) => error instanceof StarhallError && error.code);
const away = () => {
  throw new ApiError(ERROR.systemBusy);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with stored progress that rejects outdated revisions, like the real one. */
function buildKeeper({ data, revision } = KEPT) {
  let kept = { ...KEPT, data, revision };
  return {
    kept: () => kept.data,
    answers: {
      getGameSave: () => ({ save: kept }),
      putGameSave(input: { readonly data: string; readonly revision?: number }) {
        if (input.revision !== undefined && input.revision !== kept.revision) throw new ApiError(ERROR.parameterError);
        kept = { ...kept, data: input.data, revision: kept.revision + 1 };
        return { save: kept };
      },
    },
  };
}

async function save(store: { save(data: { level: number }): Promise<void> }, level: number) {
  const saved = codeOf(store.save({ level }).then(() => 'saved'));
  await vi.advanceTimersByTimeAsync(1000);
  return saved;
}

it('never replaces progress that the game has not read: at the start, after a failure, after a sign-in', async () => {
  const keeper = buildKeeper();
  const bridge = buildBridge({ session: buildSession({ save: KEPT }), answers: keeper.answers });
  const store = await bridge.connect();
  expect([await save(store, 1), await save(store, 1)]).toEqual(['conflict', 'conflict']);
  expect(await store.load()).toEqual({ level: 30 });
  expect([await save(store, 31), keeper.kept()]).toEqual(['saved', '{"level":31}']);

  const other = buildKeeper();
  const visitor = buildBridge({
    session: buildSession({ player: null }),
    signedIn: buildSession({ save: KEPT }),
    answers: other.answers,
  });
  const joined = await visitor.connect();
  await joined.save({ level: 5 });
  await joined.signIn();
  expect([await save(joined, 6), other.kept()]).toEqual(['conflict', KEPT.data]);
});

it('a game of the three old messages replaces nothing of the account that it could not get', async () => {
  const keeper = buildKeeper();
  const sessions = [away];
  const bridge = buildBridge({
    answers: { ...keeper.answers, getGameSession: () => (sessions.shift() ?? (() => buildSession({ save: KEPT })))() },
  });
  await bridge.say({ source, type: 'ready' });
  await bridge.say({ source, type: 'save', data: 'from zero' });
  await vi.advanceTimersByTimeAsync(1000);
  expect([keeper.kept(), bridge.storage.get('game:com.example.game')]).toEqual([KEPT.data, 'from zero']);
  await bridge.say({ source, type: 'ready' });
  await bridge.say({ source, type: 'save', data: 'level 31' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.kept()).toBe('level 31');
});

it('restores offline progress at the next start, and moves it to the account', async () => {
  const offline = buildBridge({ session: buildSession({ save: KEPT }), answers: { putGameSave: away } });
  const store = await offline.connect();
  await store.load();
  expect([await save(store, 31), await save(store, 32)]).toEqual(['offline', 'offline']);

  const keeper = buildKeeper();
  const session = buildSession({ save: KEPT });
  const later = buildBridge({ session, stored: Object.fromEntries(offline.storage), answers: keeper.answers });
  expect(await (await later.connect()).load()).toEqual({ level: 32 });
  await vi.advanceTimersByTimeAsync(1000);
  expect([keeper.kept(), [...later.storage.keys()]]).toEqual(['{"level":32}', []]);
});

it('it is not, where another device has saved since', async () => {
  const stored = { [OWN]: JSON.stringify({ data: '{"level":31}', revision: 3 }), 'game:com.example.game': 'visitor' };
  const bridge = buildBridge({ session: buildSession({ save: KEPT }), stored });
  expect(await (await bridge.connect()).load()).toEqual({ level: 30 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(bridge.names()).not.toContain('putGameSave');
});

it('a save behind one that is on its way outlives the page', async () => {
  let answer = (): void => undefined;
  const bridge = buildBridge({
    answers: {
      putGameSave: ({ data, revision }) =>
        new Promise((resolve) => {
          answer = () => resolve({ save: { ...KEPT, data, revision: revision + 1 } });
        }),
    },
  });
  const store = await bridge.connect();
  await store.load();
  void store.save({ level: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  void store.save({ level: 2 });
  await vi.advanceTimersByTimeAsync(0);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(JSON.parse(bridge.storage.get(OWN) ?? '')).toEqual({ data: '{"level":2}', revision: 1 });
});

it('unsent progress of another window never counts as newer than progress it has not seen', async () => {
  const keeper = buildKeeper();
  const bridge = buildBridge({ session: buildSession({ save: KEPT }), answers: keeper.answers });
  const store = await bridge.connect();
  await store.load();
  const saved = store.save({ level: 31 });
  await vi.advanceTimersByTimeAsync(0);
  const other = JSON.stringify({ data: '{"level":1}', revision: 4 });
  bridge.storage.set(OWN, other);
  await vi.advanceTimersByTimeAsync(1000);
  await saved;
  expect([keeper.kept(), bridge.storage.get(OWN)]).toEqual(['{"level":31}', other]);
});

it('damaged text in the browser is as good as none', async () => {
  for (const text of ['', '{"level":1}', 'null', '{"data":5,"revision":4}', '{"data":"x","revision":"4"}']) {
    const bridge = buildBridge({ session: buildSession({ save: KEPT }), stored: { [OWN]: text } });
    expect(await (await bridge.connect()).load()).toEqual({ level: 30 });
  }
});

it('rejects invalid JSON like any invalid argument', async () => {
  const store = await buildBridge().connect();
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(await codeOf(Reflect.apply(store.save, store, [circle]))).toBe('invalid');
});
