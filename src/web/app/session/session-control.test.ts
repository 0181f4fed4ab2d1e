import { expect, it } from 'vitest';
import { z } from 'zod';
import { refusal } from '#client/build-test-client.ts';
import { createPublicClient } from '#client/create-public-client.ts';
import { updateUserProfile } from '#contract/account/endpoints.ts';
import { listApplications } from '#contract/application/endpoints.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { COMPANY, cookieOf, LOGOUT, NOW, OWN_PROFILE, openWindow, PROFILE_CALL } from '#tests/web/open-window.ts';
import { signedInParts } from '#web/entry/signed-in-parts.ts';

const callOf = defineEndpoint({
  name: 'readRecords',
  group: 'test',
  summary: 'Records',
  method: 'GET',
  path: '/api/records',
  auth: 'user',
  request: z.object({}),
  reply: z.object({ id: z.int() }),
  errors: [],
});

const COUNTING = [
  ['in 60 seconds', cookieOf('a', NOW + 60), true],
  ['in one second', cookieOf('a', NOW + 1), true],
  ['now', cookieOf('a', NOW), false],
  ['a second ago', cookieOf('a', NOW - 1), false],
  ['never', cookieOf('a', null), false],
  ['as text', cookieOf('a', String(NOW + 60)), false],
] as const;

it.each(COUNTING)('R4.26 a cookie that expires %s: it counts, or it does not', async (_name, cookie, counts) => {
  const { control, store, calls } = openWindow({ cookie });
  await control.open();
  expect(store.state()).toMatchObject({ isLogin: counts, token: counts ? 'a' : '' });
  expect(calls().length > 0).toBe(counts);
});

it('R4.26 R4.27 a cookie that is no JSON is removed, and without a call the page is a visitor’s', async () => {
  const { control, store, page, calls } = openWindow({ cookie: 'token=abc' });
  await control.open();
  expect([page.cookies, page.address]).toEqual(['', '/store/deposit']);
  expect(store.state()).toMatchObject({ isLogin: false, user: null });
  expect(calls()).toEqual([]);
});

it('R4.27 a cookie that counts stays', async () => {
  const { control, page } = openWindow();
  await control.open();
  expect(page.cookies).toBe(cookieOf('a'));
});

it('R3.51 R4.28 R4.29 a valid session sets handle and flag; then the profile is loaded', async () => {
  const { control, store, sent, bar } = openWindow();
  const opened = control.open();
  expect(store.state()).toMatchObject({ isLogin: true, token: 'a', tokenType: 'Bearer', profile: null });
  await opened;
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([`${PROFILE_CALL}?nocache=1`]);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a');
  expect(store.state().profile?.email).toBe('ming@example.com');
  expect(bar).toEqual([]);
});

it('keeps account data that only the server knows, and updates the rest from the profile', async () => {
  const { control, store } = openWindow({ user: buildUser({ nickname: 'Old', isOperator: true }) });
  await control.open();
  expect(store.state().user).toEqual(buildUser({ nickname: 'Ming', isOperator: true }));
  expect(store.state().parts).toBe(signedInParts);
});

it('R4.30 a profile that is refused ends the session: cookie, flag and handle are gone, and the page is the root', async () => {
  for (const code of [ERROR.invalidTokenTime, ERROR.userNotFound, ERROR.systemBusy]) {
    const { control, ended, keys } = openWindow({ answers: { [PROFILE_CALL]: () => refusal(code, 400) } });
    await control.open();
    expect([code, ended(), keys()]).toEqual([code, true, []]);
  }
});

it('R4.30 no connection and maintenance say nothing about the session', async () => {
  const failures = [() => Promise.reject(new TypeError('offline')), () => refusal(ERROR.maintenance, 503)];
  for (const failure of failures) {
    const { control, store, page } = openWindow({ answers: { [PROFILE_CALL]: failure } });
    await control.open();
    expect([store.state().isLogin, page.cookies, page.address]).toEqual([true, cookieOf('a'), '/store/deposit']);
  }
});

it('R4.31 R6.9 for a developer the provider profile is loaded, too, and for a player it is not', async () => {
  const answers = { [PROFILE_CALL]: () => Response.json({ ...OWN_PROFILE, type: 99 }) };
  const developer = openWindow({ answers });
  await developer.control.open();
  expect(developer.calls()).toEqual([PROFILE_CALL, 'GET /api/provider/profile']);
  expect(developer.store.state().providerProfile).toMatchObject(COMPANY);
  const player = openWindow();
  await player.control.open();
  expect(player.calls()).toEqual([PROFILE_CALL]);
});

it('R4.31 a developer without a company stays signed in', async () => {
  const { control, store, keys } = openWindow({
    answers: {
      [PROFILE_CALL]: () => Response.json({ ...OWN_PROFILE, type: 99 }),
      'GET /api/provider/profile': () => refusal(ERROR.providerNotFound, 404),
    },
  });
  await control.open();
  expect([store.state().isLogin, store.state().providerProfile, keys()]).toEqual([true, null, []]);
});

it('R2.46 R4.32 R4.33 R4.35 R8.26 R8.27 30006 and 30002 of any call sign out, lead to the root and say why', async () => {
  for (const code of [ERROR.invalidSession, ERROR.tokenExpired]) {
    const { control, ended, keys } = openWindow({ answers: { 'GET /api/records': () => refusal(code, 401) } });
    await control.open();
    expect(ended()).toBe(false);
    await expect(control.call(callOf, {})).rejects.toMatchObject({ code });
    expect([ended(), keys()]).toEqual([true, [`error.${code}`]]);
  }
});

it('R4.32 R8.26 of the profile as well, and the message is shown once', async () => {
  for (const code of [ERROR.invalidSession, ERROR.tokenExpired]) {
    const { control, ended, keys } = openWindow({ answers: { [PROFILE_CALL]: () => refusal(code, 401) } });
    await control.open();
    expect([ended(), keys()]).toEqual([true, [`error.${code}`]]);
  }
});

it('R4.32 however many calls are refused, the session ends once, and not the next one', async () => {
  const { control, store, page, ended } = openWindow({
    answers: { 'GET /api/records': () => refusal(ERROR.invalidSession, 401) },
  });
  await control.open();
  const first = control.call(callOf, {});
  // Attached early: the call may be rejected before the lines below run.
  const secondRefused = expect(control.call(callOf, {})).rejects.toMatchObject({ code: ERROR.invalidSession });
  await expect(first).rejects.toMatchObject({ code: ERROR.invalidSession });
  expect(ended()).toBe(true);
  page.cookies = cookieOf('b');
  page.address = '/games';
  store.set({ isLogin: true, token: 'b', tokenType: 'Bearer' });
  await secondRefused;
  expect([store.state().token, page.cookies, page.address]).toEqual(['b', cookieOf('b'), '/games']);
});

it('R4.33 R8.30 other codes are only logged and thrown, without signing out', async () => {
  for (const code of [
    ERROR.signatureMissing,
    ERROR.authorizationMissing,
    ERROR.invalidTokenType,
    ERROR.wrongPassword,
    ERROR.permissionDenied,
    ERROR.applicationNotFound,
    ERROR.gameNotOpen,
  ]) {
    const { control, store, page, keys, logged } = openWindow({
      answers: { 'GET /api/records': () => refusal(code, 401) },
    });
    await control.open();
    await expect(control.call(callOf, {})).rejects.toMatchObject({ code });
    expect([code, store.state().isLogin, page.cookies, page.address]).toEqual([
      code,
      true,
      cookieOf('a'),
      '/store/deposit',
    ]);
    expect(keys()).toEqual([]);
    expect(logged.at(-1)).toMatchObject({ event: 'call_failed', call: 'readRecords', failure: { code } });
  }
});

it('R8.28 R8.29 30002 of an anonymous call only shows a message, and the list is empty', async () => {
  const { control, store, page, keys, dependencies } = openWindow({
    answers: { 'GET /api/public/app/list': () => refusal(ERROR.tokenExpired, 401) },
  });
  await control.open();
  const reply = await createPublicClient(dependencies).call(listApplications, {});
  expect(reply).toMatchObject({ list: [] });
  expect(keys()).toEqual(['error.30002']);
  expect([store.state().isLogin, page.cookies, page.address]).toEqual([true, cookieOf('a'), '/store/deposit']);
});

it('R7.11 a call made before the session is opened carries the handle of the cookie, with its token type', async () => {
  const { control, sent } = openWindow({ answers: { 'GET /api/records': () => Response.json({ id: 1 }) } });
  await control.call(callOf, {});
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a');
});

it('loads the profile and signs out before the session is opened, too', async () => {
  const early = openWindow();
  await early.control.loadProfile();
  expect(early.store.state().profile?.nickname).toBe('Ming');
  const leaving = openWindow();
  await leaving.control.signOut();
  expect([leaving.calls(), leaving.ended()]).toEqual([[LOGOUT], true]);
});

it('keeps a profile that any call answers, so that the menu shows a new name at once', async () => {
  const { control, store } = openWindow({
    answers: { 'PUT /api/user/profile': () => Response.json({ ...OWN_PROFILE, nickname: 'Lan' }) },
  });
  await control.open();
  await control.call(updateUserProfile, { nickname: 'Lan' });
  expect([store.state().user?.nickname, store.state().profile?.nickname]).toEqual(['Lan', 'Lan']);
});

it('R4.34 knows before its cookie was read, and after another tab has signed out, whether it is still kept', async () => {
  const { control, page } = openWindow();
  expect(control.isKept()).toBe(true);
  await control.open();
  expect(control.isKept()).toBe(true);
  page.cookies = '';
  expect(control.isKept()).toBe(false);
  page.cookies = cookieOf('b');
  expect(control.isKept()).toBe(false);
  expect(openWindow({ cookie: '' }).control.isKept()).toBe(false);
});
