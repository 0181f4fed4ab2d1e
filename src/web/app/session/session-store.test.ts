import { expect, it } from 'vitest';
import { buildUser } from '#tests/web/build-user.ts';
import { createSessionStore } from './session-store.ts';

it('R3.51 starts with the user sent by the server, and without a token', () => {
  expect(createSessionStore(buildUser(), null).state()).toMatchObject({ isLogin: true, token: '', user: buildUser() });
  expect(createSessionStore(null, null).state()).toMatchObject({ isLogin: false, token: '', user: null });
});

it('notifies subscribers of every change, and keeps the initial state', () => {
  const store = createSessionStore(buildUser(), null);
  let changes = 0;
  const stop = store.subscribe(() => {
    changes += 1;
  });
  store.set({ token: 'a' });
  store.clear();
  stop();
  store.set({ token: 'b' });
  expect(changes).toBe(2);
  expect(store.initialState().user).toEqual(buildUser());
});

it('R4.35 clears the whole session, including requested overlays', () => {
  const store = createSessionStore(buildUser(), null);
  store.set({ token: 'a', tokenType: 'Bearer' });
  store.demand('phone');
  store.demand('phone');
  expect(store.state().demands).toEqual(['phone']);
  store.clear();
  expect(store.state()).toEqual(createSessionStore(null, null).state());
  store.demand('phone');
  store.dismiss('phone');
  expect(store.state().demands).toEqual([]);
});
