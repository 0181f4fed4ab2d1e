import { describe, expect, it, vi } from 'vitest';
import { buildUser } from '#tests/web/build-user.ts';
import { unreadBadge, unreadStore } from './unread-store.ts';
import { mayHaveNotifications, type UnreadWindow, watchUnread } from './watch-unread.ts';

type Answer = () => Promise<number | null>;

/** A window with a clock and visibility controlled by the test. */
function openWindow(answers: readonly [Answer, ...Answer[]]) {
  const state = { isVisible: true, nowMs: 0, isEnded: false };
  const runs: { onReturn?: () => void; every?: () => void; ms?: number } = {};
  let asked = 0;
  const call = vi.fn(() => {
    asked += 1;
    return (answers[asked - 1] ?? answers[0])();
  });
  const end = () => {
    state.isEnded = true;
  };
  const seen: UnreadWindow = {
    isVisible: () => state.isVisible,
    now: () => state.nowMs,
    onReturn: (run) => {
      runs.onReturn = run;
      return end;
    },
    every: (ms, run) => {
      runs.every = run;
      runs.ms = ms;
      return end;
    },
  };
  return { state, runs, call, seen };
}

const told = (unread: number) => async () => unread;

describe('the number of unread notifications', () => {
  it('is loaded immediately, every minute, and on return', async () => {
    const { state, runs, call, seen } = openWindow([told(3), told(4), told(5)]);
    watchUnread(7, call, seen);
    await vi.waitFor(() => expect(unreadStore.get()).toEqual({ userId: 7, unread: 3 }));
    expect(runs.ms).toBe(60_000);
    state.nowMs = 60_000;
    runs.every?.();
    await vi.waitFor(() => expect(unreadStore.get()?.unread).toBe(4));
    state.nowMs = 70_000;
    runs.onReturn?.();
    // Focus and visibility both fire an event.
    runs.onReturn?.();
    await vi.waitFor(() => expect(unreadStore.get()?.unread).toBe(5));
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('is kept while no call is possible', async () => {
    const { runs, state, call, seen } = openWindow([told(3), async () => null]);
    watchUnread(7, call, seen);
    await vi.waitFor(() => expect(unreadStore.get()).toEqual({ userId: 7, unread: 3 }));
    state.nowMs = 60_000;
    runs.every?.();
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(unreadStore.get()).toEqual({ userId: 7, unread: 3 });
  });

  it('is not loaded while the window is hidden', () => {
    const { state, runs, call, seen } = openWindow([told(1)]);
    state.isVisible = false;
    watchUnread(7, call, seen);
    state.nowMs = 60_000;
    runs.every?.();
    expect(call).not.toHaveBeenCalled();
  });

  it('is kept after a failure or after the page is gone', async () => {
    unreadStore.set({ userId: 7, unread: 9 });
    const failing = openWindow([() => Promise.reject(new Error('offline'))]);
    watchUnread(7, failing.call, failing.seen);
    const late = openWindow([told(1)]);
    watchUnread(7, late.call, late.seen)();
    await vi.waitFor(() => expect(late.call).toHaveBeenCalled());
    expect(late.state.isEnded).toBe(true);
    expect(unreadStore.get()).toEqual({ userId: 7, unread: 9 });
  });
});

it('is written in two digits at most', () => {
  expect([1, 99, 100].map(unreadBadge)).toEqual(['1', '99', '99+']);
});

it('is only loaded for accounts whose calls are accepted', () => {
  expect(mayHaveNotifications(buildUser())).toBe(true);
  expect(mayHaveNotifications(buildUser({ emailConfirmed: false }))).toBe(false);
  expect(mayHaveNotifications(buildUser({ deviceAllowed: false }))).toBe(false);
});
