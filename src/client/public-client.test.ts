import { expect, it } from 'vitest';
import { getApplication, listApplications, playApplication } from '#contract/application/endpoints.ts';
import { callShapeOf } from '#contract/call-shape.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { verifySignature } from '#contract/request/signature.ts';
import { buildTestWorld, CLIENT_VERSION_TEXT, readSigned, refusal } from './build-test-client.ts';
import { createPublicClient } from './create-public-client.ts';

const emptyList = () => Response.json({ count: 0, list: [] });

it('R7.1 R7.10 R7.15 sends no Authorization and no nocache, but the client version', async () => {
  const world = buildTestWorld({ answer: emptyList, session: { token: 't', tokenType: 'Bearer' } });
  await createPublicClient(world.dependencies).request(listApplications, { limit: 20 });
  const [call] = world.sent;
  expect(call?.url).toBe('/api/public/app/list?limit=20');
  expect(call?.headers.has('authorization')).toBe(false);
  expect(call?.headers.get('client-version')).toBe(CLIENT_VERSION_TEXT);
});

it('R7.2 R7.3 R7.6 R7.9 sends lists with indices and signs what it sends', async () => {
  const world = buildTestWorld({ answer: emptyList });
  await createPublicClient(world.dependencies).request(listApplications, { applicationIds: ['a.b', 'c.d'], limit: 5 });
  const [call] = world.sent;
  expect(decodeURIComponent(call?.url ?? '')).toBe(
    '/api/public/app/list?applicationIds[0]=a.b&applicationIds[1]=c.d&limit=5',
  );
  expect(JSON.parse(readSigned(call).params)).toEqual({ applicationIds: ['a.b', 'c.d'], limit: '5' });
  const token = call?.headers.get('yg-token') ?? '';
  expect(token).toMatch(/^Bearer /);
  const params = { applicationIds: ['a.b', 'c.d'], limit: '5' };
  await expect(
    verifySignature({ token: token.slice(7), params, secret: 'test secret', nowSeconds: 1_700_000_000 }),
  ).resolves.toBeDefined();
});

it('R7.3 signs the body where there is one, and two equal calls differently', async () => {
  const world = buildTestWorld({ answer: () => Response.json({ url: '/play' }) });
  const client = createPublicClient(world.dependencies);
  await client.request(playApplication, { applicationId: 'a.b', ageConfirmed: true });
  await client.request(playApplication, { applicationId: 'a.b', ageConfirmed: true });
  const [first, second] = world.sent;
  expect(first?.body).toBe('{"applicationId":"a.b","ageConfirmed":true}');
  expect(readSigned(first).params).toBe('{"ageConfirmed":"true","applicationId":"a.b"}');
  expect(readSigned(first).jti).not.toBe(readSigned(second).jti);
});

it('R7.7 corrects the issue time with the stored offset', async () => {
  const world = buildTestWorld({ answer: emptyList, stored: { syncServerTime: '-600000' } });
  await createPublicClient(world.dependencies).request(listApplications, {});
  expect(readSigned(world.sent[0]).iat).toBe(1_700_000_000 - 600);
});

it('R7.13 R7.14 returns data with camel-cased keys', async () => {
  const world = buildTestWorld({ answer: () => Response.json({ count: 1, list: [{ view_count: 3 }] }) });
  const { data } = await createPublicClient(world.dependencies).request(listApplications, {});
  expect(data).toEqual({ count: 1, list: [{ viewCount: 3 }] });
});

it('gives an empty list for a failed one, also of an endpoint as a build for browsers has it', async () => {
  const world = buildTestWorld({ answer: () => refusal(ERROR.systemBusy, 500) });
  const { call } = createPublicClient(world.dependencies);
  const shape: typeof listApplications = Object.assign(callShapeOf(listApplications));
  expect(await call(listApplications, {})).toEqual({ count: 0, list: [] });
  expect(await call(shape, {})).toEqual({ count: 0, list: [] });
});

it('R8.28 only shows the message of 30002', async () => {
  const world = buildTestWorld({
    answer: () => refusal(ERROR.tokenExpired, 401),
    session: { token: 't', tokenType: 'Bearer' },
  });
  await createPublicClient(world.dependencies).request(listApplications, {});
  expect(world.messages).toEqual([{ key: 'error.30002', type: 'error' }]);
  expect(world.ended).toEqual([]);
});

const FAILURES: readonly [string, () => Response | Promise<Response>][] = [
  ['10000', () => refusal(ERROR.systemBusy, 500)],
  ['the network is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['a reply that is no JSON', () => new Response('<', { headers: { 'content-type': 'application/json' } })],
  ['a page of a proxy', () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } })],
];

it.each(FAILURES)('R8.29 gives an empty data result on every failure: %s', async (_, answer) => {
  const world = buildTestWorld({ answer });
  const client = createPublicClient(world.dependencies);
  await expect(client.request(listApplications, {})).resolves.toMatchObject({ data: { count: 0, list: [] } });
  await expect(client.request(getApplication, { applicationId: 'a.b' })).resolves.toMatchObject({ data: {} });
  await expect(client.call(listApplications, {})).resolves.toEqual({ count: 0, list: [] });
});

it('rejects a page call that has no empty form with the code of the refusal', async () => {
  const world = buildTestWorld({ answer: () => refusal(ERROR.applicationNotFound, 404) });
  const call = createPublicClient(world.dependencies).call(getApplication, { applicationId: 'a.b' });
  await expect(call).rejects.toMatchObject({ code: ERROR.applicationNotFound });
  expect(world.messages).toEqual([]);
});

it('shows nothing when a quiet call fails', async () => {
  const world = buildTestWorld({ answer: () => refusal(ERROR.forbidden, 403) });
  const client = createPublicClient(world.dependencies);
  await client.call(listApplications, {}, { isQuiet: true });
  expect(world.messages).toEqual([]);
  await client.call(listApplications, {});
  expect(world.messages).toHaveLength(1);
});

it('R8.31 only logs a canceled call', async () => {
  const world = buildTestWorld({
    answer: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const pending = createPublicClient(world.dependencies).request(listApplications, {}, options);
  await world.untilSent();
  controller.abort();
  await expect(pending).resolves.toMatchObject({ failure: { kind: 'cancelled' } });
  expect(world.messages).toEqual([]);
  expect(world.logged).toEqual([{ event: 'call_cancelled', call: 'listApplications', failure: { kind: 'cancelled' } }]);
});

it('R8.35 reports no connection after the timeout', async () => {
  const world = buildTestWorld({
    answer: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  const pending = createPublicClient(world.dependencies).request(listApplications, {}, { timeoutMs: 3000 });
  await world.untilSent();
  await world.advance(2999);
  expect(world.messages).toEqual([]);
  await world.advance(1);
  await expect(pending).resolves.toMatchObject({ failure: { kind: 'no_connection' } });
  expect(world.messages).toEqual([{ key: 'error.no_connection', type: 'error' }]);
});

it('R8.36 reports a forbidden call', async () => {
  for (const answer of [() => refusal(ERROR.forbidden, 403), () => new Response('no', { status: 403 })]) {
    const world = buildTestWorld({ answer });
    await createPublicClient(world.dependencies).request(listApplications, {});
    expect(world.messages).toEqual([{ key: 'error.forbidden', type: 'error' }]);
  }
});

it('R8.37 reports maintenance with its times', async () => {
  const period = { beginAt: '2026-01-01T00:00:00Z', endAt: '2026-01-01T02:00:00Z' };
  const world = buildTestWorld({ answer: () => refusal(ERROR.maintenance, 503, period) });
  await createPublicClient(world.dependencies).request(listApplications, {});
  expect(world.messages).toEqual([{ key: 'error.maintenance', type: 'warning', params: period }]);
});

it('fetches the time again and retries once if the stored offset is outdated', async () => {
  let lists = 0;
  const world = buildTestWorld({
    stored: { syncServerTime: '-600000' },
    answer({ url }) {
      if (url === '/time') return Response.json({ time: 1_700_000_000, timeMs: 1_700_000_000_000 });
      lists += 1;
      return lists === 1 ? refusal(ERROR.invalidTokenTime, 401) : emptyList();
    },
  });
  const { failure } = await createPublicClient(world.dependencies).request(listApplications, {});
  expect(failure).toBeNull();
  expect(world.sent.map(({ url }) => url)).toEqual(['/api/public/app/list', '/time', '/api/public/app/list']);
  expect(world.storage.get('syncServerTime')).toBe('0');
});
