import { expect, it } from 'vitest';
import { buildUser } from '#tests/web/build-user.ts';
import { findOverlay, SESSION_OVERLAYS, type SessionOverlay } from './session-overlays.tsx';
import { createSessionStore } from './session-store.ts';

const load = async () => () => null;
const OVERLAYS: readonly SessionOverlay[] = [
  { name: 'first', isDemanded: ({ user }) => user?.emailConfirmed === false, load },
  { name: 'second', load },
  { name: 'third', load },
];

it('shows what the state of the session demands, else what was asked for, and one only', () => {
  const store = createSessionStore(buildUser(), null);
  const shown = () => findOverlay(store.state(), OVERLAYS)?.name;
  expect(shown()).toBeUndefined();
  store.demand('third');
  store.demand('second');
  expect(shown()).toBe('second');
  store.set({ user: buildUser({ emailConfirmed: false }) });
  expect(shown()).toBe('first');
  store.set({ user: buildUser() });
  store.dismiss('second');
  expect(shown()).toBe('third');
  store.dismiss('third');
  expect(shown()).toBeUndefined();
});

it('knows every overlay by a name of its own', () => {
  const names = SESSION_OVERLAYS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
