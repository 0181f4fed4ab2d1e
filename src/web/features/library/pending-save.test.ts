import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildStorage } from '#tests/web/build-storage.ts';
import { closeSignIn, signInRequest } from '#web/app/session/open-sign-in.ts';
import { createSessionStore } from '#web/app/session/session-store.ts';
import { consumePendingSave, signInToSave } from './saved-changes.ts';

const GAME = 'com.example.neon';
let session: ReturnType<typeof createSessionStore>;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', buildStorage());
  session = createSessionStore(null, null);
});

afterEach(() => {
  closeSignIn();
  vi.unstubAllGlobals();
});

it('asks to sign in, and returns the pending action afterwards: once, and only for this game', () => {
  signInToSave({ session }, { applicationId: GAME, kind: 'wish' });
  expect(signInRequest.get()).toMatchObject({ reason: 'library', keepsPage: false });
  session.set({ isLogin: true });
  closeSignIn();
  expect(consumePendingSave('com.example.other')).toBeNull();
  expect(consumePendingSave(GAME)).toBe('wish');
  expect(consumePendingSave(GAME)).toBeNull();
});

it('discards it if the visitor does not sign in', () => {
  signInToSave({ session }, { applicationId: GAME, kind: 'favourite' });
  closeSignIn();
  expect(consumePendingSave(GAME)).toBeNull();
});

it.each([
  'no json {',
  'null',
  '[]',
  '{"applicationId":7,"kind":"wish"}',
  `{"applicationId":"${GAME}","kind":"delete"}`,
])('takes nothing for a wish that is none: %s', (text) => {
  vi.stubGlobal('sessionStorage', buildStorage({ pendingAction: text }));
  expect(consumePendingSave(GAME)).toBeNull();
});

it('still asks to sign in where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  signInToSave({ session }, { applicationId: GAME, kind: 'wish' });
  expect(signInRequest.get()).not.toBeNull();
  expect(consumePendingSave(GAME)).toBeNull();
});
