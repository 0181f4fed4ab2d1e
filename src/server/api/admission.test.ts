import { expect, it } from 'vitest';
import { z } from 'zod';
import { listApplications } from '#contract/application/endpoints.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { resultReply } from '#contract/schema/reply-shapes.ts';
import { getMaintenance, getTime } from '#contract/system/endpoints.ts';
import { createRateLimit } from '#server/middleware/rate-limit.ts';
import { handle } from './bound-handler.ts';
import { buildTestApp, signedHeaders } from './build-test-app.ts';
import type { CallSession } from './call-context.ts';
import { codeOf, echo, jsonHeaders, post, saveThing } from './test-calls.ts';

const removeThing = defineEndpoint({ ...saveThing, name: 'removeThing', method: 'DELETE', body: undefined });
const portalCall = defineEndpoint({
  ...saveThing,
  name: 'portalCall',
  method: 'PUT',
  path: '/api/portal',
  auth: 'developer',
  body: undefined,
  request: z.object({}),
  reply: resultReply,
});
const devCall = defineEndpoint({ ...portalCall, name: 'devCall', method: 'GET', path: '/api/dev/call', auth: 'dev' });

const emptyList = handle(listApplications, async () => ({ count: 0, list: [] }));
const time = handle(getTime, async (_, { clock }) => ({ time: Math.floor(clock() / 1000), timeMs: clock() }));

it('R7.15 refuses older clients with 30015', async () => {
  const headers = { ...(await signedHeaders({})), 'client-version': '20230802100000' };
  const response = await buildTestApp({ handlers: [emptyList] }).request('/api/public/app/list', { headers });
  expect([response.status, await codeOf(response)]).toEqual([401, ERROR.unsupportedClientVersion]);
});

it('R8.22 refuses clients on the deny list with 90000', async () => {
  const app = buildTestApp({
    handlers: [time],
    middleware: { denyList: ['203.0.113.0/24', '2001:db8::1'], trustedProxies: 1 },
  });
  for (const address of ['203.0.113.9', '2001:db8::1']) {
    const response = await app.request('/time', { headers: { 'x-forwarded-for': address } });
    expect([response.status, await codeOf(response)]).toEqual([403, ERROR.forbidden]);
  }
  expect((await app.request('/time', { headers: { 'x-forwarded-for': '198.51.100.1' } })).status).toBe(200);
});

it('R8.23 answers business calls with 99000 and the period during maintenance; time and the notice still work', async () => {
  const period = { beginAt: '2026-01-01T00:00:00.000Z', endAt: '2026-01-01T02:00:00.000Z' };
  const notice = handle(getMaintenance, async () => ({ list: [] }));
  const app = buildTestApp({
    handlers: [emptyList, time, notice],
    api: {
      maintenance: {
        findMaintenance: async () => ({ id: 1, maintaining: true, message: '', ...period }),
        isOperator: async () => false,
      },
    },
  });
  const refused = await app.request('/api/public/app/list', { headers: await signedHeaders({}) });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ result: false, error: { code: ERROR.maintenance, params: period } });
  expect((await app.request('/time')).status).toBe(200);
  expect((await app.request('/api/public/maintenance', { headers: await signedHeaders({}) })).status).toBe(200);
});

it('refuses a mutation from another site with 403 and 90000', async () => {
  const params = { title: 'a', count: 1 };
  const send = (headers: Record<string, string>) => post([echo], params, { headers });
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ];
  for (const headers of foreign) {
    const response = await send(headers);
    expect([response.status, await codeOf(response)]).toEqual([403, ERROR.forbidden]);
  }
  const own: Record<string, string>[] = [{}, { origin: 'http://localhost' }, { 'sec-fetch-site': 'none' }];
  for (const headers of own) {
    expect((await send(headers)).status).toBe(200);
  }
});

it('compares the origin with PUBLIC_ORIGIN where it is set', async () => {
  const params = { title: 'a', count: 1 };
  const app = buildTestApp({ handlers: [echo], api: { publicOrigin: 'https://games.example' } });
  const send = async (origin: string) => {
    const headers = { ...jsonHeaders, ...(await signedHeaders(params, { jti: origin })), origin };
    return (await app.request('/api/thing', { method: 'POST', body: JSON.stringify(params), headers })).status;
  };
  expect(await send('https://games.example')).toBe(200);
  expect(await send('http://localhost')).toBe(403);
});

it('refuses bodies above 256 KiB with 413 and 20001, with and without a stated length', async () => {
  const body = JSON.stringify({ title: 'x'.repeat(262_144) });
  const stated = await post([echo], {}, { body, headers: { 'content-length': String(body.length) } });
  expect([stated.status, await codeOf(stated)]).toEqual([413, ERROR.invalidFormat]);
  const streamed = await post([echo], {}, { body });
  expect([streamed.status, await codeOf(streamed)]).toEqual([413, ERROR.invalidFormat]);
});

it('refuses oversized addresses with 414 and headers with 431', async () => {
  const app = buildTestApp({ handlers: [time] });
  const long = await app.request(`/time?x=${'a'.repeat(9000)}`);
  expect([long.status, await codeOf(long)]).toEqual([414, ERROR.invalidFormat]);
  const wide = await app.request('/time', { headers: { 'x-wide': 'a'.repeat(17_000) } });
  expect([wide.status, await codeOf(wide)]).toEqual([431, ERROR.invalidFormat]);
});

it('answers too many calls with 429, 10000 and Retry-After, each client for itself', async () => {
  const rateLimit = createRateLimit({ isOn: true, callsPerMinute: 2 });
  const app = buildTestApp({ handlers: [time], api: { rateLimit }, middleware: { trustedProxies: 1 } });
  const ask = (address: string) => app.request('/time', { headers: { 'x-forwarded-for': address } });
  expect([(await ask('10.0.0.1')).status, (await ask('10.0.0.1')).status]).toEqual([200, 200]);
  const refused = await ask('10.0.0.1');
  expect([refused.status, await codeOf(refused)]).toEqual([429, ERROR.systemBusy]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('10.0.0.2')).status).toBe(200);
});

it('answers unknown paths with 404 and 70000, other methods with 405, Allow and 70000', async () => {
  const app = buildTestApp({ handlers: [echo, handle(removeThing, async (request) => request), time] });
  const unknown = await app.request('/api/nothing/here');
  expect([unknown.status, await codeOf(unknown)]).toEqual([404, ERROR.parameterError]);
  const refused = await app.request('/api/thing', { method: 'PUT' });
  expect([refused.status, await codeOf(refused)]).toEqual([405, ERROR.parameterError]);
  expect(refused.headers.get('allow')).toBe('POST, DELETE');
  expect((await app.request('/time', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
});

it('needs a session of the right role: 30000, 40001, 40000', async () => {
  const account = {
    userType: 99,
    userStatus: 1,
    isOperator: false,
    emailConfirmed: true,
    deviceAllowed: true,
    providerEnabled: true,
  } as const;
  const session: CallSession = { id: 's', userId: 1, ...account };
  const handler = handle(portalCall, async () => ({ result: true as const }));
  const ask = async (found: CallSession | null) => {
    const app = buildTestApp({ handlers: [handler], api: { findSession: async () => found } });
    return app.request('/api/portal', { method: 'PUT', headers: await signedHeaders({}) });
  };
  expect(await codeOf(await ask(null))).toBe(ERROR.authorizationMissing);
  expect(await codeOf(await ask({ ...session, emailConfirmed: false }))).toBe(ERROR.emailNotVerified);
  expect(await codeOf(await ask({ ...session, userType: 1 }))).toBe(ERROR.permissionDenied);
  expect((await ask(session)).status).toBe(200);
});

it('answers development calls in development only', async () => {
  const handler = handle(devCall, async () => ({ result: true as const }));
  expect(await codeOf(await buildTestApp({ handlers: [handler] }).request('/api/dev/call'))).toBe(
    ERROR.permissionDenied,
  );
  const app = buildTestApp({ handlers: [handler], api: { isDevelopment: true } });
  expect((await app.request('/api/dev/call')).status).toBe(200);
});

it('sends headers that protect and none that names software', async () => {
  const response = await buildTestApp({ handlers: [time], middleware: { isHttps: true } }).request('/time');
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'cache-control': 'no-store',
    'x-request-id': 'request-1',
  });
  expect(headers['permissions-policy']).toContain('geolocation=()');
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
});
