import { beforeEach, describe, expect, it } from 'vitest';
import { buildOverlayState } from '#tests/web/build-overlay-state.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { takeDemands } from '#web/app/overlays/overlay-demands.ts';
import { createSessionStore, type SessionStore } from '#web/app/session/session-store.ts';
import { OVERLAYS } from '#web/entry/overlay-table.ts';
import { openDeviceCode, openEmailVerification, openPhoneBinding, openPhoneReminder } from './open-verification.ts';
import { chooseOverlay } from './overlay.ts';

let session: SessionStore;
const shown = () =>
  chooseOverlay(OVERLAYS, 'modal', {
    state: buildOverlayState({ session: session.state(), layout: 'appbar' }),
    isClosed: () => false,
    isOtherDialogOpen: false,
  })?.name;
/** Runs all pending microtasks and immediates. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Whether a promise has already resolved. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false;
  void promise.then(() => {
    over = true;
  });
  await settle();
  return over;
}

beforeEach(() => {
  session = createSessionStore(buildUser(), null);
  return takeDemands(session);
});

describe('overlays required by the session', () => {
  it('O23 is the proof of an email address that is not confirmed', () => {
    expect(shown()).toBeUndefined();
    session.set({ user: buildUser({ emailConfirmed: false }) });
    expect(shown()).toBe('email');
  });

  it('O29 is the code for a device that is not listed, before anything else', () => {
    session.set({ user: buildUser({ deviceAllowed: false, emailConfirmed: false }) });
    expect(shown()).toBe('device');
  });

  it('R2.56 is no phone number', () => {
    session.set({ user: buildUser({ phoneConfirmed: false }) });
    expect(shown()).toBeUndefined();
  });

  it('is nothing of visitors', () => {
    session.set({ user: buildUser({ emailConfirmed: false }) });
    session.clear();
    expect(shown()).toBeUndefined();
  });
});

const OPENERS = [
  ['email', openEmailVerification],
  ['phone', openPhoneBinding],
  ['device', openDeviceCode],
] as const;

it.each(OPENERS)('shows the dialog "%s" until it is closed', async (name, open) => {
  const closed = open();
  expect(shown()).toBe(name);
  expect(await isOver(closed)).toBe(false);
  session.dismiss(name);
  expect(await isOver(closed)).toBe(true);
  expect(shown()).toBeUndefined();
});

it('ends with the session', async () => {
  const closed = openPhoneBinding();
  session.clear();
  expect(await isOver(closed)).toBe(true);
});

describe('R2.56 O30 the reminder', () => {
  it('ends when it is put off', async () => {
    const over = openPhoneReminder();
    expect(shown()).toBe('phoneReminder');
    session.dismiss('phoneReminder');
    expect(await isOver(over)).toBe(true);
  });

  it('R2.57 leads to the binding, one dialog at a time, and ends with it', async () => {
    const over = openPhoneReminder();
    session.demand('phone');
    expect(shown()).toBe('phone');
    session.dismiss('phoneReminder');
    expect(await isOver(over)).toBe(false);
    session.dismiss('phone');
    expect(await isOver(over)).toBe(true);
  });
});

it('resolves at once where no window shows overlays', async () => {
  takeDemands(session)();
  expect(await isOver(openPhoneBinding())).toBe(true);
});
