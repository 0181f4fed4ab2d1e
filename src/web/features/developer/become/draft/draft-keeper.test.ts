import { expect, it } from 'vitest';
import { DraftKeeper, type DraftPorts, OTHER_REVISION } from './draft-keeper.ts';

interface Call {
  readonly content: string;
  readonly revision: number;
  readonly answer: (kept: { savedAt: string; revision: number } | typeof OTHER_REVISION) => void;
  readonly fail: () => void;
}

/** A keeper whose time and server are in the test's hands. */
function openKeeper(
  kept: { revision: number; savedAt: string } | null = null,
  findRevision = () => Promise.resolve(7),
) {
  const calls: Call[] = [];
  const timers = new Map<number, () => void>();
  let lastTimer = 0;
  const ports: DraftPorts<string> = {
    save: (content, revision) =>
      new Promise((resolve, reject) => {
        calls.push({ content, revision, answer: resolve, fail: () => reject(new Error('lost')) });
      }),
    findRevision,
    setTimer(run) {
      lastTimer += 1;
      timers.set(lastTimer, run);
      return lastTimer;
    },
    clearTimer: (timer) => timers.delete(Number(timer)),
  };
  const keeper = new DraftKeeper(ports, kept);
  const wait = async () => {
    const due = [...timers.values()];
    timers.clear();
    for (const run of due) run();
    await settle();
  };
  return { keeper, calls, timers, wait };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const SAVED = { savedAt: '2026-01-02T03:04:05Z', revision: 1 };

it('keeps the latest text a moment after it was typed, and says when', async () => {
  const { keeper, calls, wait } = openKeeper();
  expect(keeper.getState()).toEqual({ kind: 'idle' });
  keeper.change('a');
  keeper.change('ab');
  expect(keeper.getState()).toEqual({ kind: 'waiting' });
  await wait();
  expect(calls.map(({ content, revision }) => [content, revision])).toEqual([['ab', 0]]);
  calls[0]?.answer(SAVED);
  await settle();
  expect(keeper.getState()).toEqual({ kind: 'saved', savedAt: SAVED.savedAt });
});

it('sends one at a time, each with the revision that the one before got', async () => {
  const { keeper, calls, wait } = openKeeper({ revision: 4, savedAt: 'before' });
  keeper.change('a');
  await wait();
  keeper.change('b');
  await wait();
  expect(calls).toHaveLength(1);
  calls[0]?.answer({ ...SAVED, revision: 5 });
  await settle();
  expect(calls.map(({ content, revision }) => [content, revision])).toEqual([
    ['a', 4],
    ['b', 5],
  ]);
});

it('loses nothing where the server cannot be reached, and tries again when it is told to', async () => {
  const { keeper, calls, wait } = openKeeper();
  keeper.change('a');
  await wait();
  calls[0]?.fail();
  await settle();
  expect(keeper.getState()).toEqual({ kind: 'failed' });
  void keeper.flush();
  await settle();
  expect(calls[1]?.content).toBe('a');
});

it('stops at a draft of another window until ours is chosen, and then takes its place', async () => {
  const { keeper, calls, wait, timers } = openKeeper();
  keeper.change('a');
  await wait();
  calls[0]?.answer(OTHER_REVISION);
  await settle();
  expect(keeper.getState()).toEqual({ kind: 'conflict' });
  keeper.change('ab');
  await keeper.flush();
  expect([calls.length, timers.size]).toEqual([1, 0]);
  void keeper.overwrite();
  await settle();
  expect(calls[1]).toMatchObject({ content: 'ab', revision: 7 });
});

it('says so where the draft of the other window cannot be asked for, and loses nothing', async () => {
  const { keeper, calls, wait } = openKeeper({ revision: 1, savedAt: 'before' }, () =>
    Promise.reject(new Error('offline')),
  );
  keeper.change('a');
  await wait();
  calls[0]?.answer(OTHER_REVISION);
  await settle();
  await keeper.overwrite();
  expect(keeper.getState()).toEqual({ kind: 'failed' });
  void keeper.flush();
  await settle();
  expect(calls[1]).toMatchObject({ content: 'a', revision: 1 });
});

it('keeps nothing any more once it is closed', async () => {
  const { keeper, calls, wait } = openKeeper();
  keeper.change('a');
  keeper.close();
  await wait();
  await keeper.flush();
  expect(calls).toEqual([]);
});
