import { expect, it } from 'vitest';
import { refusal } from '#client/build-test-client.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { cookieOf, LOGOUT, NOW, ok, openWindow, PROFILE_CALL } from '#tests/web/open-window.ts';

it('R2.45 signs out on the server and shows the home page, without a message', async () => {
  const { control, calls, ended, keys, bar, sent } = openWindow();
  await control.open();
  await control.signOut();
  expect(calls().at(-1)).toBe(LOGOUT);
  expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer a');
  expect([ended(), keys()]).toEqual([true, []]);
  expect(bar.map(({ event }) => event)).toEqual(['start']);
});

it('R4.36 R8.26 hides a 30006 of the logout call itself, whatever its status, but shows its 30002', async () => {
  for (const status of [200, 401]) {
    const { control, ended, keys } = openWindow({ answers: { [LOGOUT]: () => refusal(ERROR.invalidSession, status) } });
    await control.open();
    await control.signOut();
    expect([status, ended(), keys()]).toEqual([status, true, []]);
  }
  const { control, ended, keys } = openWindow({ answers: { [LOGOUT]: () => refusal(ERROR.tokenExpired, 200) } });
  await control.open();
  await control.signOut();
  expect([ended(), keys()]).toEqual([true, ['error.30002']]);
});

it('keeps a user signed in and shows "system busy" if signing out fails', async () => {
  for (const [code, status] of [
    [ERROR.systemBusy, 500],
    [ERROR.systemBusy, 200],
  ] as const) {
    const { control, store, keys } = openWindow({ answers: { [LOGOUT]: () => refusal(code, status) } });
    await control.open();
    await control.signOut();
    expect([store.state().isLogin, keys()]).toEqual([true, ['error.system_busy']]);
  }
});

it('R4.34 R4.37 R7.12 O97 a tab that comes back to another cookie sends the logout call, without the loading bar', async () => {
  for (const cookie of ['', 'token=abc', cookieOf('b'), cookieOf('a', NOW - 1)]) {
    const { control, page, calls, bar, sent, store } = openWindow();
    await control.open();
    page.cookies = cookie;
    await control.compareCookie();
    expect([cookie, calls()]).toEqual([cookie, [PROFILE_CALL, LOGOUT]]);
    expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer a');
    expect(bar).toEqual([]);
    expect(store.state()).toMatchObject({ isLogin: false, token: '', user: null });
  }
});

it('R4.34 an equal cookie sends nothing', async () => {
  const { control, calls, store } = openWindow();
  await control.open();
  await control.compareCookie();
  expect([calls(), store.state().token]).toEqual([[PROFILE_CALL], 'a']);
});

const COMPLETE = [
  ['{result: true}', () => Response.json(ok)],
  ['30002', () => refusal(ERROR.tokenExpired, 200)],
  ['30006', () => refusal(ERROR.invalidSession, 200)],
] as const;

it.each(COMPLETE)('R4.35 R4.39 that logout is complete with %s', async (_name, answer) => {
  const { control, page, ended, keys } = openWindow({ answers: { [LOGOUT]: answer } });
  await control.open();
  page.cookies = '';
  await control.compareCookie();
  expect(ended()).toBe(true);
  expect(keys()).not.toContain('error.system_busy');
});

it('R4.38 R4.39 O98 it is not with another code or status: the state stays, and the next time it is tried again', async () => {
  const refusals = [
    [refusal(ERROR.systemBusy, 200), []],
    [refusal(ERROR.systemBusy, 500), ['error.system_busy']],
    [Response.json({}, { status: 502 }), ['error.system_busy']],
    [refusal(ERROR.systemBusy, 429), ['error.system_busy']],
  ] as const;
  for (const [first, said] of refusals) {
    const replies = [first];
    const { control, page, store, keys, calls, ended } = openWindow({
      answers: { [LOGOUT]: () => replies.pop() ?? Response.json(ok) },
    });
    await control.open();
    page.cookies = '';
    await control.compareCookie();
    expect([store.state().token, page.address, keys()]).toEqual(['a', '/store/deposit', said]);
    await control.compareCookie();
    expect([calls().filter((call) => call === LOGOUT).length, ended()]).toEqual([2, true]);
  }
});

it('R4.37 while the call is on its way, coming back again sends no other', async () => {
  let answerNow: (response: Response) => void = () => undefined;
  const { control, page, calls, ended, untilSent } = openWindow({
    answers: {
      [LOGOUT]: () =>
        new Promise<Response>((resolve) => {
          answerNow = resolve;
        }),
    },
  });
  await control.open();
  page.cookies = '';
  const first = control.compareCookie();
  await untilSent(2);
  await control.compareCookie();
  answerNow(Response.json(ok));
  await first;
  expect([calls(), ended()]).toEqual([[PROFILE_CALL, LOGOUT], true]);
});

it('leaves the cookie of a session that another tab has opened, and shows at the root whose it is', async () => {
  const { control, page, store } = openWindow();
  await control.open();
  page.cookies = cookieOf('b');
  await control.compareCookie();
  expect([page.cookies, page.loads, store.state().isLogin]).toEqual([cookieOf('b'), ['/'], false]);
});

it('reloads a visitor’s tab that returns to a session of another tab, and sends nothing', async () => {
  const { control, page, calls } = openWindow({ cookie: '', user: null });
  await control.open();
  await control.compareCookie();
  expect(page.loads).toEqual([]);
  page.cookies = cookieOf('b');
  await control.compareCookie();
  expect([page.loads, calls()]).toEqual([['/store/deposit'], []]);
});
