import { expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { createSnackbarStore } from './snackbar-store.ts';

/** A store with a manual clock. */
function openStore() {
  let nowMs = 0;
  const waiting = new Map<number, { readonly at: number; readonly run: () => void }>();
  let lastHandle = 0;
  const store = createSnackbarStore({
    setTimeout(run, delayMs) {
      lastHandle += 1;
      waiting.set(lastHandle, { at: nowMs + delayMs, run });
      return lastHandle;
    },
    clearTimeout: (handle) => void waiting.delete(Number(handle)),
  });
  const advance = (ms: number) => {
    nowMs += ms;
    for (const [handle, { at, run }] of [...waiting]) {
      if (at > nowMs) continue;
      waiting.delete(handle);
      run();
    }
  };
  return { store, advance, text: () => store.message()?.text };
}

it('R2.61 shows a text, which disappears automatically', () => {
  const { store, advance, text } = openStore();
  store.show('x');
  expect(text()).toBe('x');
  advance(LIMITS.snackbarDurationMs - 1);
  expect(text()).toBe('x');
  advance(1);
  expect(text()).toBeUndefined();
});

it('R2.61 goes when it is closed', () => {
  const { store, text } = openStore();
  store.show('x');
  store.hide();
  expect(text()).toBeUndefined();
});

it('stays while hovered or focused, and for its full timeout afterwards', () => {
  const { store, advance, text } = openStore();
  store.show('x');
  advance(LIMITS.snackbarDurationMs - 1);
  store.pause();
  advance(60_000);
  expect(text()).toBe('x');
  store.resume();
  advance(LIMITS.snackbarDurationMs - 1);
  expect(text()).toBe('x');
  advance(1);
  expect(text()).toBeUndefined();
});

it('shows the latest, for its whole time, and brings none back', () => {
  const { store, advance, text } = openStore();
  store.show('first');
  advance(LIMITS.snackbarDurationMs - 1);
  store.show('second', { action: { label: 'Undo', run: () => undefined } });
  advance(1);
  expect(store.message()).toMatchObject({ text: 'second', action: { label: 'Undo' } });
  store.hide();
  store.resume();
  advance(60_000);
  expect(text()).toBeUndefined();
});

it('notifies subscribers of every change, until they unsubscribe', () => {
  const { store } = openStore();
  const seen: unknown[] = [];
  const leave = store.subscribe(() => seen.push(store.message()?.text));
  store.show('x');
  store.hide();
  leave();
  store.show('y');
  expect(seen).toEqual(['x', undefined]);
});
