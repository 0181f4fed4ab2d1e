import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Audience } from '#domain/age/age-audience.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { createSessionStore } from './session-store.ts';
import { watchReturn } from './watch-return.ts';

const reload = vi.fn();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

const comeBack = async (persisted = true) => {
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await new Promise((resolve) => setImmediate(resolve));
};

/** Watches a page made for an audience; `onProfile` runs when the profile is reloaded. */
function watch(audience: Audience, user: ReturnType<typeof buildUser> | null, onProfile = () => {}) {
  const session = createSessionStore(user, null);
  const state = { audience, user };
  const control = JSON.parse('{}');
  Object.assign(control, { loadProfile: async () => onProfile() });
  const stop = watchReturn(JSON.parse('{}', () => ({ state, session, loadSessionControl: async () => control })));
  return { state, stop };
}

it('O24 loads a page that the browser kept when the answer has changed meanwhile, and only then', async () => {
  vi.stubGlobal('document', { cookie: 'locale=en-US; age=adult' });
  const { stop } = watch('adult', null);
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('document', { cookie: 'age=younger' });
  await comeBack(false);
  expect(reload).not.toHaveBeenCalled();
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
  stop();
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

it('O24 leaves a page alone whose visitor answered on it before leaving', async () => {
  vi.stubGlobal('document', { cookie: '' });
  const { state } = watch('unknown', null);
  state.audience = 'adult';
  vi.stubGlobal('document', { cookie: 'age=adult' });
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
});

it('O24 asks again once the answer has run out', async () => {
  vi.stubGlobal('document', { cookie: '' });
  watch('adult', null);
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

it('O24 reloads the profile of a signed-in user, whose date of birth may have changed', async () => {
  const watched = watch('unknown', buildUser(), () => {
    watched.state.audience = 'younger';
  });
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
});
