import { expect, it } from 'vitest';
import { z } from 'zod';
import { listApplications } from '#contract/application/endpoints.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { resultReply } from '#contract/schema/reply-shapes.ts';
import { buildTestWorld, readSigned, refusal, type SentCall } from './build-test-client.ts';
import { createAuthenticatedClient } from './create-authenticated-client.ts';

const profile = defineEndpoint({
  name: 'getProfile',
  group: 'account',
  summary: 'Profile',
  method: 'GET',
  path: '/api/user/profile',
  auth: 'user',
  request: z.object({ part: z.string().optional() }),
  reply: z.object({ id: z.int() }),
  errors: [],
});
const logout = defineEndpoint({
  ...profile,
  name: 'logOut',
  method: 'PUT',
  path: '/api/user/logout',
  reply: resultReply,
});
const sendForm = defineEndpoint({
  ...profile,
  name: 'sendForm',
  method: 'POST',
  path: '/api/apk',
  body: 'form',
  request: z.object({
    contents: z.array(z.object({ lang: z.string(), title: z.string() })),
    file: z.instanceof(File).optional(),
  }),
  reply: resultReply,
});
const session = { token: 'secret-handle', tokenType: 'Bearer' };

it('R7.10 R7.11 adds nocache=1 and the Authorization, outside the signature', async () => {
  const world = buildTestWorld({ answer: () => Response.json({ id: 1 }), session });
  const client = createAuthenticatedClient(world.dependencies);
  await expect(client.call(profile, {})).resolves.toEqual({ id: 1 });
  await client.call(profile, { part: 'a' });
  expect(world.sent.map(({ url }) => url)).toEqual([
    '/api/user/profile?nocache=1',
    '/api/user/profile?part=a&nocache=1',
  ]);
  expect(world.sent[0]?.headers.get('authorization')).toBe('Bearer secret-handle');
  expect(readSigned(world.sent[1]).params).toBe('{"part":"a"}');
});

it('keeps alive only writes that must arrive after the page is left', async () => {
  const world = buildTestWorld({ answer: () => Response.json({ id: 1 }), session });
  const client = createAuthenticatedClient(world.dependencies);
  const kept: (boolean | undefined)[] = [];
  const fetch = async (_: string, { keepalive }: RequestInit) => {
    kept.push(keepalive);
    return Response.json({ id: 1 });
  };
  await client.call(profile, {}, { fetch });
  await client.call(profile, {}, { fetch, keepalive: true });
  expect(kept).toEqual([false, true]);
});

it('R7.8 sends a write on leaving a page without fetching the time first, and fetches it if the write is rejected for that', async () => {
  const times = ['own clock', 'clock of the server'];
  const world = buildTestWorld({
    answer: ({ url }) => {
      if (url === '/time') return Response.json({ time: 1_600_000_000, timeMs: 1_600_000_000_000 });
      return times.shift() === 'own clock' ? refusal(ERROR.invalidTokenTime, 401) : Response.json({ id: 1 });
    },
    session,
    stored: {},
  });
  await createAuthenticatedClient(world.dependencies).call(profile, {}, { keepalive: true });
  expect(world.sent.map(({ url }) => url)).toEqual([
    '/api/user/profile?nocache=1',
    '/time',
    '/api/user/profile?nocache=1',
  ]);
  expect([world.sent[0], world.sent[2]].map((call) => readSigned(call).iat)).toEqual([1_700_000_000, 1_600_000_000]);
});

it('R7.11 takes the token type from the session', async () => {
  const world = buildTestWorld({ answer: () => Response.json({ id: 1 }), session: { token: 't', tokenType: 'X' } });
  await createAuthenticatedClient(world.dependencies).call(profile, {});
  expect(world.sent[0]?.headers.get('authorization')).toBe('X t');
});

it('R7.4 signs a form as a nested object, files by their metadata', async () => {
  const world = buildTestWorld({ answer: () => Response.json({ result: true }), session });
  await createAuthenticatedClient(world.dependencies).call(sendForm, {
    contents: [{ lang: 'zh-TW', title: 'a' }],
    file: new File(['abc'], 'a.apk', { type: 'application/zip' }),
  });
  expect(JSON.parse(readSigned(world.sent[0]).params)).toEqual({
    contents: [{ lang: 'zh-TW', title: 'a' }],
    file: { name: 'a.apk', size: '3', type: 'application/zip' },
  });
  const form = world.sent[0]?.body;
  expect(form instanceof FormData && [...form.keys()]).toEqual(['contents[0][lang]', 'contents[0][title]', 'file']);
});

it('R8.26 ends the session on 30006 and shows its message, but not for the logout call', async () => {
  const world = buildTestWorld({ answer: () => refusal(ERROR.invalidSession, 401), session });
  await createAuthenticatedClient(world.dependencies).request(profile, {});
  expect(world.ended).toEqual([ERROR.invalidSession]);
  expect(world.messages).toEqual([{ key: 'error.30006', type: 'error' }]);
  const leaving = buildTestWorld({ answer: () => refusal(ERROR.invalidSession, 200), session });
  await createAuthenticatedClient(leaving.dependencies).request(logout, {});
  expect(leaving.ended).toEqual([ERROR.invalidSession]);
  expect(leaving.messages).toEqual([]);
});

it('R8.27 ends the session on 30002 and shows its message', async () => {
  const world = buildTestWorld({ answer: () => refusal(ERROR.tokenExpired, 401), session });
  await createAuthenticatedClient(world.dependencies).request(profile, {});
  expect(world.ended).toEqual([ERROR.tokenExpired]);
  expect(world.messages).toEqual([{ key: 'error.30002', type: 'error' }]);
});

it('R8.10 R8.30 only logs other errors', async () => {
  const codes = [
    ERROR.authorizationMissing,
    ERROR.signatureMissing,
    ERROR.wrongClientId,
    ERROR.invalidTokenTime,
    ERROR.invalidTokenType,
    ERROR.wrongPassword,
    ERROR.invalidSignature,
    ERROR.signedParametersDiffer,
    ERROR.malformedSignature,
    ERROR.unsupportedClientVersion,
    ERROR.permissionDenied,
    ERROR.applicationNotFound,
    ERROR.systemBusy,
  ];
  for (const code of codes) {
    const time = () => Response.json({ time: 1_700_000_000, timeMs: 1_700_000_000_000 });
    const answer = ({ url }: SentCall) => (url === '/time' ? time() : refusal(code, 400));
    const world = buildTestWorld({ answer, session });
    await createAuthenticatedClient(world.dependencies).request(profile, {});
    expect([code, world.ended, world.messages]).toEqual([code, [], []]);
    expect(world.logged.at(-1)).toMatchObject({ event: 'call_failed', call: 'getProfile', failure: { code } });
  }
});

it('passes the failing fields to forms', async () => {
  const body = {
    result: false,
    error: { code: ERROR.invalidFormat, message: '', fields: { nickname: 'field.required' } },
  };
  const world = buildTestWorld({ answer: () => Response.json(body, { status: 400 }), session });
  const client = createAuthenticatedClient(world.dependencies);
  await expect(client.request(profile, {})).resolves.toMatchObject({
    data: null,
    failure: { code: ERROR.invalidFormat, fields: { nickname: 'field.required' } },
  });
  await expect(client.call(profile, {})).rejects.toMatchObject({
    code: ERROR.invalidFormat,
    fields: { nickname: 'field.required' },
  });
});

it('R7.12 shows the loading bar, unless a call opts out', async () => {
  const world = buildTestWorld({ answer: () => Response.json({ count: 0, list: [] }), session });
  const client = createAuthenticatedClient(world.dependencies);
  await client.request(listApplications, {}, { loadingBar: false });
  expect(world.bar).toEqual([]);
  await client.request(listApplications, {});
  expect(world.bar.map(({ event }) => event)).toEqual(['start']);
});

it('R9.20 keeps the loading state for 200 ms, and does not lengthen a call of 500 ms', async () => {
  const start = 1_700_000_000_000;
  const quick = buildTestWorld({ answer: () => Response.json({ id: 1 }), session });
  await createAuthenticatedClient(quick.dependencies).request(profile, {});
  await quick.advance(1000);
  expect(quick.bar).toEqual([
    { event: 'start', at: start },
    { event: 'finish', at: start + 200 },
  ]);
  const slow = buildTestWorld({
    answer: () =>
      new Promise((resolve) => {
        slow.dependencies.timers.setTimeout(() => resolve(Response.json({ id: 1 })), 500);
      }),
    session,
  });
  const pending = createAuthenticatedClient(slow.dependencies).request(profile, {});
  await slow.untilSent();
  await slow.advance(1000);
  await pending;
  expect(slow.bar.at(-1)).toEqual({ event: 'finish', at: start + 500 });
});
