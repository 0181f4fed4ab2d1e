import { expect, it } from 'vitest';
import { createToastStore, type ToastType } from './toast-store.ts';

/** A store with a manual clock. */
function buildStore() {
  const timers: { run: () => void; dueAt: number }[] = [];
  let now = 0;
  const store = createToastStore((run, delayMs) => timers.push({ run, dueAt: now + delayMs }));
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const timer of timers.filter(({ dueAt }) => dueAt <= now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.run();
    }
  };
  return { store, pass, texts: () => store.list().map(({ text }) => text) };
}

it('R2.66 R9.15 shows a message for five seconds', () => {
  const { store, pass, texts } = buildStore();
  store.show('success', 'first');
  pass(2000);
  store.show('info', 'second');
  pass(2900);
  expect(texts()).toEqual(['first', 'second']);
  pass(100);
  expect(texts()).toEqual(['second']);
  pass(2000);
  expect(texts()).toEqual([]);
});

it('R2.66 shows a message that is on show already once, for five seconds from the last time', () => {
  const { store, pass, texts } = buildStore();
  store.show('error', 'no connection');
  pass(4900);
  store.show('error', 'no connection');
  expect(texts()).toEqual(['no connection']);
  pass(4900);
  expect(texts()).toEqual(['no connection']);
  pass(100);
  expect(texts()).toEqual([]);
});

it('R2.67 keeps the type of each message', () => {
  const { store } = buildStore();
  const types: readonly ToastType[] = ['success', 'error', 'warning', 'info'];
  for (const type of types) store.show(type, type);
  expect(store.list().map(({ type }) => type)).toEqual(types);
  // @ts-expect-error: there is no fifth type.
  store.show('fatal', 'fatal');
});

it('R2.68 removes one message at once and leaves the others', () => {
  const { store, pass, texts } = buildStore();
  for (const text of ['a', 'b', 'c']) store.show('info', text);
  pass(1000);
  const second = store.list()[1];
  store.remove(second?.id ?? 0);
  expect(texts()).toEqual(['a', 'c']);
  store.remove(second?.id ?? 0);
  expect(texts()).toEqual(['a', 'c']);
  pass(4000);
  expect(texts()).toEqual([]);
});

it('notifies subscribers of each change with a new list, until they unsubscribe', () => {
  const { store, pass } = buildStore();
  const lists: unknown[] = [];
  const leave = store.subscribe(() => lists.push(store.list()));
  const before = store.list();
  store.show('info', 'a');
  expect(store.list()).not.toBe(before);
  expect(store.list()).toBe(store.list());
  pass(5000);
  expect(lists).toHaveLength(2);
  leave();
  store.show('info', 'b');
  expect(lists).toHaveLength(2);
});
