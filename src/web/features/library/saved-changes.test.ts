import { describe, expect, it } from 'vitest';
import { createSavedChanges, type SavedKind, type SavedState } from './saved-changes.ts';

const NOTHING: SavedState = { favourite: false, wished: false };
const BOTH: SavedState = { favourite: true, wished: true };

interface Sent {
  readonly asked: readonly [SavedKind, boolean];
  readonly answer: (state: SavedState) => void;
  readonly fail: () => void;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Saved changes with calls that the test resolves. */
function begin(known: SavedState = NOTHING) {
  const shown: SavedState[] = [];
  const failures: unknown[] = [];
  const sent: Sent[] = [];
  const leaving = new Set<() => void>();
  const changes = createSavedChanges(known, {
    send: (...asked) =>
      new Promise((answer, refuse) => {
        sent.push({ asked, answer, fail: () => refuse(new Error('no network')) });
      }),
    show: (state) => void shown.push(state),
    onFailure: async (error) => void failures.push(error),
    onLeave: (run) => {
      leaving.add(run);
      return () => void leaving.delete(run);
    },
  });
  const at = (index: number): Sent => {
    const one = sent[index];
    if (one === undefined) throw new Error(`there is no call ${index}`);
    return one;
  };
  return { changes, shown, failures, sent, leaving, at };
}

describe('a change', () => {
  it('shows immediately, and then the server’s state', async () => {
    const { changes, shown, at } = begin();
    const done = changes.change('wish', true);
    expect(shown).toEqual([{ favourite: false, wished: true }]);
    await Promise.resolve();
    at(0).answer({ favourite: false, wished: true });
    await done;
    expect(shown.at(-1)).toEqual({ favourite: false, wished: true });
  });

  it('that fails is undone with a message', async () => {
    const { changes, shown, failures, at } = begin({ favourite: true, wished: false });
    const done = changes.change('favourite', false);
    await Promise.resolve();
    at(0).fail();
    await done;
    expect(shown.at(-1)).toEqual({ favourite: true, wished: false });
    expect(failures).toHaveLength(1);
  });
});

describe('changes before the page is left', () => {
  it('are all sent in order, without waiting for replies', async () => {
    const { changes, sent, leaving } = begin();
    void changes.change('favourite', true);
    void changes.change('favourite', false);
    await settle();
    expect(sent).toHaveLength(1);
    for (const leave of leaving) leave();
    await settle();
    expect(sent.map(({ asked }) => asked)).toEqual([
      ['favourite', true],
      ['favourite', false],
    ]);
  });

  it('are queued again if the visitor stays', async () => {
    const { changes, sent, leaving, at } = begin();
    void changes.change('favourite', true);
    for (const leave of leaving) leave();
    await settle();
    void changes.change('favourite', false);
    await settle();
    expect(sent).toHaveLength(1);
    at(0).answer(BOTH);
    await settle();
    expect(sent).toHaveLength(2);
  });

  it('listen for that only while one is on its way', async () => {
    const { changes, leaving, at } = begin();
    const done = changes.change('wish', true);
    await settle();
    expect(leaving.size).toBe(1);
    at(0).answer(BOTH);
    await done;
    expect(leaving.size).toBe(0);
  });
});

describe('changes in a row', () => {
  it.each([
    ['of both kinds', ['wish', true]],
    ['to and fro', ['favourite', false]],
  ] as const)('%s that all fail show nothing that the server does not know', async (_, [kind, isWanted]) => {
    const { changes, shown, failures, at } = begin();
    void changes.change('favourite', true);
    const second = changes.change(kind, isWanted);
    await settle();
    at(0).fail();
    await settle();
    at(1).fail();
    await second;
    expect(shown.at(-1)).toEqual(NOTHING);
    expect(failures).toHaveLength(2);
  });

  it('of one list are sent one by one, and no reply undoes a later one', async () => {
    const { changes, shown, sent, at } = begin();
    void changes.change('favourite', true);
    const second = changes.change('favourite', false);
    await settle();
    expect(sent.map(({ asked }) => asked)).toEqual([['favourite', true]]);
    at(0).answer({ favourite: true, wished: false });
    await settle();
    expect(shown.at(-1)).toEqual(NOTHING);
    at(1).answer(NOTHING);
    await second;
    expect(shown.at(-1)).toEqual(NOTHING);
  });

  it('of both lists are sent immediately, and no reply says anything of the other list', async () => {
    const { changes, shown, at } = begin();
    const first = changes.change('favourite', true);
    const second = changes.change('wish', true);
    at(1).answer({ favourite: false, wished: true });
    await second;
    expect(shown.at(-1)).toEqual(BOTH);
    at(0).answer({ favourite: true, wished: false });
    await first;
    expect(shown.at(-1)).toEqual(BOTH);
  });
});

it('a page loaded meanwhile does not undo pending changes', async () => {
  const { changes, shown, at } = begin();
  const done = changes.change('favourite', true);
  changes.learn(NOTHING);
  expect(shown.at(-1)).toEqual({ favourite: true, wished: false });
  await Promise.resolve();
  at(0).answer({ favourite: true, wished: false });
  await done;
  changes.learn(NOTHING);
  expect(shown.at(-1)).toEqual(NOTHING);
});
