import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Answer, buildTestWorld, refusal, type SentCall } from '#client/build-test-client.ts';
import { createAuthenticatedClient } from '#client/create-authenticated-client.ts';
import { createPublicClient } from '#client/create-public-client.ts';
import { updateUserProfile } from '#contract/account/endpoints.ts';
import type { UserProfile } from '#contract/account/entities.ts';
import { listApplications } from '#contract/application/endpoints.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { createSessionControl } from './session-control.ts';
import { createSessionStore } from './session-store.ts';
import { signedInParts } from './signed-in-parts.ts';

/** The clock of the test world. */
const NOW = 1_700_000_000;

const PROFILE = {
  id: 7,
  userId: 7,
  account: 'google:7',
  nickname: 'Ming',
  type: 1,
  providerType: null,
  status: 1,
  loginType: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
  givenName: '',
  familyName: '',
  birthdate: null,
  callingCode: '',
  phoneNumber: '',
  phoneConfirmed: false,
  email: 'ming@example.com',
  emailConfirmed: true,
  postalCode: '',
  address: '',
  providerReviewStatus: 0,
} as const satisfies UserProfile;
const OWN_PROFILE = { ...PROFILE, deviceAllowed: true };
const COMPANY = { name: 'Star Games' };

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

const cookieOf = (token: string, expiresAt: unknown = NOW + 60, tokenType = 'Bearer') =>
  `token=${encodeURIComponent(JSON.stringify({ token, tokenType, expiresAt, expiresIn: 60, loginType: 1 }))}`;

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

const ok = { result: true } as const;
const USUAL: Answers = {
  'GET /time': () => Response.json({ time: NOW, timeMs: NOW * 1000 }),
  'GET /api/user/profile': () => Response.json(OWN_PROFILE),
  'GET /api/provider/profile': () => Response.json(COMPANY),
  'PUT /api/user/logout': () => Response.json(ok),
};

interface Start {
  readonly cookie?: string;
  readonly answers?: Answers;
  /** Whom the server's HTML shows. */
  readonly user?: ReturnType<typeof buildUser> | null;
}

/** A window with a cookie, a server that answers, and a page that can be led home. */
function openWindow({ cookie = cookieOf('a'), answers = {}, user = buildUser() }: Start = {}) {
  const known: Answers = { ...USUAL, ...answers };
  const answer: Answer = ({ method, url }: SentCall) => {
    const found = known[`${method} ${url.split('?', 1)[0]}`];
    return found === undefined ? refusal(70000, 404) : found();
  };
  const world = buildTestWorld({ answer });
  const store = createSessionStore(user, null);
  const page = { cookies: cookie, address: '/store/deposit', loads: [] as string[] };
  const control = createSessionControl({
    store,
    dependencies: world.dependencies,
    makeClient: createAuthenticatedClient,
    readCookies: () => page.cookies,
    loadParts: async () => signedInParts,
    removeCookie: () => {
      page.cookies = '';
    },
    goHome: async () => {
      page.address = '/';
    },
    reloadHome: () => void page.loads.push('/'),
    reload: () => void page.loads.push(page.address),
  });
  const calls = () => world.sent.map(({ method, url }) => `${method} ${url.split('?', 1)[0]}`);
  const ended = () => {
    const { isLogin, token, user: who, profile } = store.state();
    const isOut = !isLogin && token === '' && who === null && profile === null;
    return isOut && page.cookies === '' && page.address === '/';
  };
  const keys = () => world.messages.map(({ key }) => key);
  return { ...world, store, page, control, calls, ended, keys };
}

const LOGOUT = 'PUT /api/user/logout';
const PROFILE_CALL = 'GET /api/user/profile';

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

it('keeps what only the server knows of the account, and takes the rest from the profile', async () => {
  const { control, store } = openWindow({ user: buildUser({ nickname: 'Old', isOperator: true }) });
  await control.open();
  expect(store.state().user).toEqual(buildUser({ nickname: 'Ming', isOperator: true }));
  expect(store.state().parts).toBe(signedInParts);
});

it('R4.30 a profile that is refused ends the session: cookie, flag and handle are gone, and the page is the root', async () => {
  for (const code of [30004, 50006, 10000]) {
    const { control, ended, keys } = openWindow({ answers: { [PROFILE_CALL]: () => refusal(code, 400) } });
    await control.open();
    expect([code, ended(), keys()]).toEqual([code, true, []]);
  }
});

it('R4.30 no connection and maintenance say nothing about the session', async () => {
  const failures = [() => Promise.reject(new TypeError('offline')), () => refusal(99000, 503)];
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
      'GET /api/provider/profile': () => refusal(50014, 404),
    },
  });
  await control.open();
  expect([store.state().isLogin, store.state().providerProfile, keys()]).toEqual([true, null, []]);
});

it('R2.46 R4.32 R4.33 R4.35 R8.26 R8.27 30006 and 30002 of any call sign out, lead to the root and say why', async () => {
  for (const code of [30006, 30002]) {
    const { control, ended, keys } = openWindow({ answers: { 'GET /api/records': () => refusal(code, 401) } });
    await control.open();
    expect(ended()).toBe(false);
    await expect(control.call(callOf, {})).rejects.toMatchObject({ code });
    expect([ended(), keys()]).toEqual([true, [`error.${code}`]]);
  }
});

it('R4.32 R8.26 of the profile as well, and the message is shown once', async () => {
  for (const code of [30006, 30002]) {
    const { control, ended, keys } = openWindow({ answers: { [PROFILE_CALL]: () => refusal(code, 401) } });
    await control.open();
    expect([ended(), keys()]).toEqual([true, [`error.${code}`]]);
  }
});

it('R4.32 however many calls are refused, the session ends once, and not the next one', async () => {
  const { control, store, page, ended } = openWindow({ answers: { 'GET /api/records': () => refusal(30006, 401) } });
  await control.open();
  const first = control.call(callOf, {});
  const second = control.call(callOf, {});
  await expect(first).rejects.toMatchObject({ code: 30006 });
  expect(ended()).toBe(true);
  page.cookies = cookieOf('b');
  page.address = '/games';
  store.set({ isLogin: true, token: 'b', tokenType: 'Bearer' });
  await expect(second).rejects.toMatchObject({ code: 30006 });
  expect([store.state().token, page.cookies, page.address]).toEqual(['b', cookieOf('b'), '/games']);
});

it('R4.33 R8.30 other codes sign nobody out: they are logged and thrown, nothing else', async () => {
  for (const code of [30001, 30000, 30005, 30007, 40000, 50004, 60001]) {
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

it('R8.28 R8.29 30002 of an anonymous call is only told, and the list is empty', async () => {
  const { control, store, page, keys, dependencies } = openWindow({
    answers: { 'GET /api/public/app/list': () => refusal(30002, 401) },
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

it('R2.45 signing out tells the server and leads to the root, without a message', async () => {
  const { control, calls, ended, keys, bar, sent } = openWindow();
  await control.open();
  await control.signOut();
  expect(calls().at(-1)).toBe(LOGOUT);
  expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer a');
  expect([ended(), keys()]).toEqual([true, []]);
  expect(bar.map(({ event }) => event)).toEqual(['start']);
});

it('R4.36 R8.26 the 30006 of the logout call itself is not told, whatever its status; its 30002 is', async () => {
  for (const status of [200, 401]) {
    const { control, ended, keys } = openWindow({ answers: { [LOGOUT]: () => refusal(30006, status) } });
    await control.open();
    await control.signOut();
    expect([status, ended(), keys()]).toEqual([status, true, []]);
  }
  const { control, ended, keys } = openWindow({ answers: { [LOGOUT]: () => refusal(30002, 200) } });
  await control.open();
  await control.signOut();
  expect([ended(), keys()]).toEqual([true, ['error.30002']]);
});

it('who asks to sign out and cannot stays signed in and hears that the system is busy', async () => {
  for (const [code, status] of [
    [10000, 500],
    [10000, 200],
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
  ['30002', () => refusal(30002, 200)],
  ['30006', () => refusal(30006, 200)],
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
    [refusal(10000, 200), []],
    [refusal(10000, 500), ['error.system_busy']],
    [Response.json({}, { status: 502 }), ['error.system_busy']],
    [refusal(10000, 429), ['error.system_busy']],
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

it('a visitor’s tab that comes back to a session of another tab is loaded anew, and sends nothing', async () => {
  const { control, page, calls } = openWindow({ cookie: '', user: null });
  await control.open();
  await control.compareCookie();
  expect(page.loads).toEqual([]);
  page.cookies = cookieOf('b');
  await control.compareCookie();
  expect([page.loads, calls()]).toEqual([['/store/deposit'], []]);
});
