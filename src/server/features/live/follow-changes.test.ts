import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUserStatus } from '#contract/admin/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { followChanges } from '#contract/live/endpoints.ts';
import type { LiveTopic } from '#contract/live/topics.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { listen, stopListening } from '#server/listen.ts';
import { buildOrder } from '#tests/factories/build-order.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { openVersionTrial, type VersionTrial } from '#tests/product/open-version-trial.ts';
import { signIn } from '#tests/product/sign-in.ts';

const TIMES = { gatherMs: 5, sessionsMs: 5, heartbeatMs: 600_000, ordersMs: 20 };
/** How soon a page must be notified. */
const SOON = { timeout: 2000, interval: 5 };
/** For operations that take a second, such as reconnecting. */
const PATIENCE = { timeout: 20_000, interval: 20 };

let trial: VersionTrial;
/** Another process on the same database. */
let other: TestProduct;
let operator: Headers;
let version: number;

type Headers = Readonly<Record<string, string>>;

beforeAll(async () => {
  trial = await openVersionTrial({ liveTimes: TIMES, settings: { SESSION_CACHE: 'on' } });
  const { database, clock } = trial;
  other = await openTestProduct({ beside: { database, clock }, liveTimes: TIMES, settings: { SESSION_CACHE: 'on' } });
  ({ headers: operator } = await signIn(trial, { email: 'operator@starhall.test' }));
  const game = await trial.buildGame();
  version = await trial.buildVersion(game.id);
});

afterAll(async () => {
  await other.close();
  await trial.close();
});

/** Collects the events of a stream; heartbeats are ignored. */
async function follow(topics: readonly LiveTopic[], headers: Headers, product: TestProduct = other) {
  const response = await product.send(followChanges, { topics }, { headers });
  expect(response.status).toBe(200);
  const received: string[] = [];
  let hasEnded = false;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    for (;;) {
      const { value, done = true } = (await reader?.read()) ?? {};
      if (done) break;
      received.push(...`${value}`.split('\n\n').filter((event) => event !== '' && event !== ':'));
    }
    hasEnded = true;
  };
  void read();
  await expect.poll(() => received, SOON).toEqual(['event: ready\ndata: {}']);
  received.length = 0;
  return { response, received, hasEnded: () => hasEnded, leave: async () => reader?.cancel() };
}

const of = (topic: string) => `data: {"topic":"${topic}"}`;
const change = (id: number) =>
  trial.db.updateTable('versions').set({ file_size: nextNumber() }).where('id', '=', id).execute();

it('notifies an open page within two seconds of changes by another process, and of nothing else', async () => {
  const developer = await follow([`version:${version}`], trial.first.headers);
  const console = await follow(['reviews', 'console', `version:${version}`], operator);
  await change(version);
  await expect.poll(() => developer.received, SOON).toEqual([of(`version:${version}`)]);
  await expect
    .poll(() => [...console.received].sort(), SOON)
    .toEqual([of('console'), of('reviews'), of(`version:${version}`)]);
  expect(Object.fromEntries(developer.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  await Promise.all([developer.leave(), console.leave()]);
});

it('looks for new orders while a page shows them, and names list, seller and player', async () => {
  const { userId, headers } = trial.first;
  const account = `google:${nextNumber()}`;
  const { id: player } = await trial.db
    .insertInto('users')
    .values({ account })
    .returning('id')
    .executeTakeFirstOrThrow();
  const console = await follow(['orders', `user:${player}`], operator);
  const seller = await follow([`sales:${userId}`], headers);
  const stranger = await follow([`sales:${trial.second.userId}`], trial.second.headers);
  const application_id = (await trial.buildGame()).id;
  const created_at = new Date(trial.clock.now());
  await buildOrder(trial.db, { application_id, seller_id: userId, user_id: player, created_at });
  await expect.poll(() => [...new Set(console.received)].sort(), SOON).toEqual([of('orders'), of(`user:${player}`)]);
  await expect.poll(() => seller.received, SOON).toContain(of(`sales:${userId}`));
  expect(stranger.received).toEqual([]);
  await Promise.all([console.leave(), seller.leave(), stranger.leave()]);
});

it('refuses topics that belong to others, whether they exist or not', async () => {
  const { first, second, player } = trial;
  const refused: readonly [LiveTopic, Headers][] = [
    [`version:${version}`, second.headers],
    [`version:${version}`, player.headers],
    ['version:999999', first.headers],
    ['webhook:999999', operator],
    [`provider:${first.userId}`, second.headers],
    ['reviews', first.headers],
    ['console', first.headers],
    ['orders', first.headers],
    [`user:${first.userId}`, first.headers],
    [`sales:${first.userId}`, second.headers],
    [`sales:${first.userId}`, operator],
  ];
  for (const [topic, headers] of refused) {
    expect(await trial.refuse(followChanges, { topics: [topic] }, { headers }), topic).toMatchObject({
      code: ERROR.permissionDenied,
    });
  }
  const mixed = { topics: [`provider:${first.userId}`, 'console'] };
  expect(await trial.refuse(followChanges, mixed, first)).toMatchObject({ status: 403, code: ERROR.permissionDenied });
  expect(await trial.refuse(followChanges, { topics: ['console'] })).toMatchObject({
    code: ERROR.authorizationMissing,
  });
});

it('names the field where topics cannot be read', async () => {
  for (const topics of [undefined, [], ['prices'], ['version:0'], ['version:1 console'], Array(21).fill('reviews')]) {
    const refusal = await trial.refuse(followChanges, { topics }, trial.first);
    expect(refusal, JSON.stringify(topics)).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { topics: expect.any(String) },
    });
  }
});

it('ends the streams of an account within two seconds of its suspension, also in another process', async () => {
  const email = `suspended-${nextNumber()}@studio.test`;
  const { headers } = await signIn(trial, { email });
  const userId = await makeDeveloper(trial, email);
  const suspended = await follow([`provider:${userId}`], headers);
  const bystander = await follow([`version:${version}`], trial.first.headers);
  await trial.call(setUserStatus, { userId, status: USER_STATUS.suspended, reason: 'x' }, { headers: operator });
  await expect.poll(suspended.hasEnded, SOON).toBe(true);
  expect(suspended.received.at(-1)).toBe('event: end\ndata: {"reason":"session"}');
  expect(bystander.hasEnded()).toBe(false);
  await bystander.leave();
});

it('has everything asked again once a lost listener is back', async () => {
  const { received, leave } = await follow([`version:${version}`], trial.first.headers);
  await trial.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'starhall listener' AND datname = current_database()`,
  );
  await expect.poll(() => received, PATIENCE).toEqual(['event: refresh\ndata: {}']);
  await change(version);
  await expect.poll(() => received, SOON).toEqual(['event: refresh\ndata: {}', of(`version:${version}`)]);
  await leave();
});

it('works through a port, and does not keep a stopping process alive', async () => {
  const product = await openTestProduct({
    beside: { database: trial.database, clock: trial.clock },
    liveTimes: { ...TIMES, heartbeatMs: 20 },
    settings: { SIGN_ENFORCE: 'off' },
  });
  const limits = { headersMs: 50, body: { windowMs: 20, leastBytes: 1 }, upload: { windowMs: 20, leastBytes: 1 } };
  const server = await listen({
    fetch: async (request, env) => product.app.fetch(request, env as object),
    answerEarly: () => false,
    port: 0,
    host: '127.0.0.1',
    limits,
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const response = await fetch(`http://127.0.0.1:${port}/api/events?topics=version:${version}`, {
    headers: { ...trial.first.headers, version: '1000' },
  });
  const pieces: string[] = [];
  const reading = (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) pieces.push(piece);
  })();
  // Longer than a slow head or body may take.
  await expect.poll(() => pieces.filter((piece) => piece === ':\n\n').length, PATIENCE).toBeGreaterThan(5);
  product.endStreams();
  await stopListening(server, 60_000);
  await reading;
  expect(pieces.at(-1)).toBe('event: end\ndata: {"reason":"closing"}\n\n');
  await product.close();
});
