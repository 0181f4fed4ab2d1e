import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildUser } from '#tests/web/build-user.ts';
import { cookieRemovals } from '#web/entry/browser-session.ts';
import { keepSession, startSession } from './session.ts';
import type { SessionControl } from './session-control.ts';
import { createSessionStore } from './session-store.ts';

class FakeDocument extends EventTarget {
  cookie = '';
  visibilityState = 'visible';

  show(state: 'visible' | 'hidden') {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let document: FakeDocument;
let done: string[];
const reload = vi.fn();

beforeEach(() => {
  document = new FakeDocument();
  done = [];
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

/** A page whose session records the calls made to it. */
function buildSessionPage(user: Parameters<typeof createSessionStore>[0]) {
  const note = (name: string) => async () => void done.push(name);
  const control: SessionControl = {
    call: () => Promise.reject(new Error('no calls here')),
    open: note('open'),
    loadProfile: note('load profile'),
    signOut: note('sign out'),
    compareCookie: note('compare'),
    isKept: () => true,
  };
  return { session: createSessionStore(user, null), loadSessionControl: async () => control };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('R4.28 opens the session if there is a cookie or the server’s HTML shows a user', async () => {
  keepSession(buildSessionPage(null));
  await settle();
  expect(done).toEqual([]);
  document.cookie = 'a=b; token=x';
  keepSession(buildSessionPage(null));
  document.cookie = '';
  keepSession(buildSessionPage(buildUser()));
  await settle();
  expect(done).toEqual(['open', 'open']);
});

it('R4.34 looks at the cookie when the tab becomes visible, not when it is hidden', async () => {
  const stop = keepSession(buildSessionPage(buildUser()));
  await settle();
  document.show('hidden');
  await settle();
  expect(done).toEqual(['open']);
  document.show('visible');
  await settle();
  expect(done).toEqual(['open', 'compare']);
  stop();
  document.show('visible');
  await settle();
  expect(done).toHaveLength(2);
});

it('R4.34 a visitor’s tab looks only when there is a cookie to look at', async () => {
  keepSession(buildSessionPage(null));
  document.show('visible');
  await settle();
  expect(done).toEqual([]);
  document.cookie = 'token=x';
  document.show('visible');
  await settle();
  expect(done).toEqual(['compare']);
});

it('R4.34 looks at the cookie when the browser shows a page again that it has kept', async () => {
  const stop = keepSession(buildSessionPage(null));
  document.cookie = 'token=x';
  const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  comeBack(false);
  await settle();
  expect(done).toEqual([]);
  comeBack(true);
  await settle();
  expect(done).toEqual(['compare']);
  stop();
});

it('R3.51 a new session is known immediately, and the page is reloaded at its scroll position', () => {
  const page = buildSessionPage(null);
  void startSession(page, { token: 'a', tokenType: 'Bearer', expiresAt: 1, expiresIn: 1, loginType: 1 }, null);
  expect(page.session.state()).toMatchObject({ isLogin: true, token: 'a', tokenType: 'Bearer' });
  expect(reload).toHaveBeenCalledOnce();
});

it('R4.35 R9.22 removes the cookie of the host, and that of the company’s domain where there is one', () => {
  expect(cookieRemovals('')).toEqual(['token=; Path=/; Max-Age=0; SameSite=Lax']);
  expect(cookieRemovals('example.com')).toEqual([
    'token=; Path=/; Max-Age=0; SameSite=Lax',
    'token=; Path=/; Max-Age=0; SameSite=Lax; Domain=example.com',
  ]);
});
