import type { ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from '#contract/schema/schema.ts';
import { HEADERS } from '#contract/values/limits.ts';
import { startReceiver } from '#tests/outgoing/start-receiver.ts';
import { openWebhookTrial, type WebhookTrial } from '#tests/product/open-webhook-trial.ts';
import type { ReceivedSpan } from '#tests/tracing/read-spans.ts';
import { type Collector, startCollector } from '#tests/tracing/start-collector.ts';
import { parseConfig } from '../../config.ts';
import { bindJob, defineJob } from '../jobs/job.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import { requestScope, type ScopeVariables } from '../middleware/request-scope.ts';
import { openTraces } from './open-traces.ts';
import type { Traces } from './traces.ts';

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PROXY_SPAN = '00f067aa0ba902b7';
const TRACEPARENT = `00-${TRACE}-${PROXY_SPAN}-01`;

const BROKEN = defineJob({
  ...{ name: 'broken-job', data: z.object({}), timeoutSeconds: 10 },
  retry: { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 },
});

let collector: Collector;
let traces: Traces;
let trial: WebhookTrial;

function open(settings: Record<string, string> = {}, times: Parameters<typeof openTraces>[2] = {}) {
  const lines: Partial<Record<'spans' | 'dropped' | 'count', number> & { readonly reason: string }>[] = [];
  const lost = { dropped: 0, failed: 0 };
  const metrics = {
    spansLost: (result: keyof typeof lost, spans: number) => {
      lost[result] += spans;
    },
  };
  const log = { debug: () => {}, info: () => {}, error: () => {}, warn: (fields: object) => void lines.push(fields) };
  const config = parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings });
  return { lines, lost, traces: openTraces(config, { log, metrics }, { batchMs: 20, ...times }) };
}

beforeAll(async () => {
  collector = await startCollector();
  ({ traces } = open({ OTEL_SERVICE_NAME: 'games', OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key,x-team=store' }));
  trial = await openWebhookTrial({ traces, settings: { TRUST_PROXY: '1' } });
});

afterAll(async () => {
  await trial.close();
  await traces.close();
  await collector.close();
});

describe('an order, from a proxy to a webhook', () => {
  it('is one trace: request, queries, job, request to the webhook', async () => {
    const receiver = await startReceiver();
    const game = await trial.openGame();
    await trial.makeWebhook(game, receiver.url);
    const { headers } = trial.buyer;
    Object.assign(headers, { traceparent: TRACEPARENT });
    await trial.buy(game);
    Reflect.deleteProperty(headers, 'traceparent');
    const [message] = await receiver.waitFor(1);
    const job = await collector.waitForSpan('process deliver-webhook');
    const spans = (await collector.waitFor((all) => all.some(({ parentId }) => parentId === job.spanId))).filter(
      ({ traceId }) => traceId === TRACE,
    );
    const request = spans.find(({ kind }) => kind === SERVER);
    expect(request).toMatchObject({ name: 'POST /api/order', parentId: PROXY_SPAN, isError: false });
    expect(request?.attributes).toMatchObject({ 'http.route': '/api/order', 'http.response.status_code': 200 });
    expect(request?.resource).toMatchObject({ 'service.name': 'games' });
    const query = spans.find(({ name, parentId }) => name === 'WITH ledger_accounts' && parentId === request?.spanId);
    expect(query?.attributes).toMatchObject({
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringContaining('$1::integer'),
    });
    expect(job).toMatchObject({ traceId: TRACE, kind: CONSUMER, parentId: request?.spanId });
    const sent = spans.find(({ kind, name }) => kind === CLIENT && name === 'POST');
    expect(sent).toMatchObject({ parentId: job.spanId, attributes: { 'http.response.status_code': 204 } });
    expect(message?.headers.traceparent).toBe(`00-${TRACE}-${sent?.spanId}-01`);
    expect(message?.headers.tracestate).toBeUndefined();
  });

  it('names neither people nor what they sent', () => {
    const text = JSON.stringify(collector.spans);
    expect(text.length).toBeGreaterThan(10_000);
    for (const personal of ['@', '198.51.100', 'X-Forwarded', 'Mozilla']) {
      expect(text).not.toContain(personal);
    }
  });

  it('carries the headers of the settings to the collector', () => {
    expect(collector.requests[0]?.headers).toMatchObject({ 'x-key': 'a key', 'x-team': 'store' });
  });
});

it('names the trace in each line of the log, and the request in the reply, the log and its span', async () => {
  const reply = await trial.request('/time');
  const requestId = reply.headers.get(HEADERS.requestId);
  const line = trial.logged.findLast((entry) => entry.msg === 'request');
  const span = (await collector.waitFor((all) => all.some(({ name }) => name === 'GET /time'))).findLast(
    ({ name }) => name === 'GET /time',
  );
  expect(requestId).toEqual(expect.any(String));
  expect(span?.attributes).toMatchObject({ 'starhall.request_id': requestId });
  expect(line).toMatchObject({ requestId, traceId: span?.traceId, spanId: span?.spanId });
});

it('names the trace of a request in the lines of the log about its jobs', async () => {
  const queue = createJobQueue({
    ...{ connection: trial.connection, log: trial.services.log, traces },
    jobs: [bindJob(BROKEN, () => Promise.reject(new Error('broken')))],
  });
  await queue.start();
  await traces.request({ method: 'GET', traceparent: TRACEPARENT, requestId: 'r' }, async () => {
    await queue.enqueue(trial.db, BROKEN, {});
  });
  const linesOf = (msg: string) => trial.logged.filter((line) => line.job === BROKEN.name && line.msg === msg);
  await expect.poll(() => linesOf('a job was given up').length, { timeout: 20_000 }).toBe(1);
  await queue.stop();
  for (const msg of ['a job failed', 'a job was given up']) expect(linesOf(msg)).toMatchObject([{ traceId: TRACE }]);
  const failed = await collector.waitForSpan(`process ${BROKEN.name}`);
  expect(failed).toMatchObject({ traceId: TRACE, isError: true, attributes: { 'error.type': 'Error' } });
});

it('continues the trace of a trusted proxy only', async () => {
  for (const trustedProxies of [0, 1]) {
    const app = new Hono<ScopeVariables>();
    app.use(requestScope({ traces, trustedProxies, log: trial.services.log, now: Date.now }));
    app.get('/proxied/:by', (context) => context.text('ok'));
    await app.request(`/proxied/${trustedProxies}`, { headers: { traceparent: TRACEPARENT } });
  }
  const isProxied = ({ name }: ReceivedSpan) => name === 'GET /proxied/:by';
  await collector.waitFor((all) => all.filter(isProxied).length === 2);
  const parents = collector.spans.filter(isProxied).map(({ parentId }) => parentId);
  expect(parents).toEqual(['', PROXY_SPAN]);
});

it('notes the code of a query that fails, never the value that it names', async () => {
  await expect(
    traces.request({ method: 'GET', traceparent: undefined, requestId: 'r' }, async (span) => {
      span.answer({ route: '/broken', status: 500 });
      await trial.database.pool.query('SELECT $1::integer', ['secret value']);
    }),
  ).rejects.toThrow('secret value');
  const request = await collector.waitForSpan('GET /broken');
  const query = collector.spans.find(({ parentId }) => parentId === request.spanId);
  expect(query).toMatchObject({ isError: true, attributes: { 'db.response.status_code': '22P02' } });
  expect(request).toMatchObject({ isError: true, attributes: { 'error.type': '22P02' } });
  expect(JSON.stringify(collector.spans)).not.toContain('secret value');
});

it('makes no spans outside of requests and jobs', async () => {
  const before = collector.spans.length;
  await trial.database.pool.query('SELECT 1 FROM users');
  await fetch(collector.url).catch(() => undefined);
  traces.answered(
    { method: 'GET', traceparent: undefined },
    { route: 'page', status: 200, begunMs: performance.now() },
  );
  await collector.waitForSpan('GET page');
  expect(collector.spans.slice(before).map(({ name }) => name)).toEqual(['GET page']);
  expect(collector.requests.at(-1)?.headers.traceparent).toBeUndefined();
});

it.each([
  ['always_off', '', []],
  ['traceidratio', '0', []],
  ['parentbased_traceidratio', '0', ['GET /asked']],
  ['parentbased_always_off', '', ['GET /asked']],
  ['always_on', '', ['GET /', 'GET /asked']],
])('by %s %s, traces %j', async (OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG, names) => {
  const before = collector.spans.length;
  const { traces: own } = open({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG });
  const begunMs = performance.now();
  own.answered({ method: 'GET', traceparent: undefined }, { route: '/', status: 200, begunMs });
  own.answered({ method: 'GET', traceparent: TRACEPARENT }, { route: '/asked', status: 200, begunMs });
  await own.close();
  expect(collector.spans.slice(before).map(({ name }) => name)).toEqual(names);
});

it('passes on that a request is not traced', async () => {
  const { traces: own } = open({ OTEL_TRACES_SAMPLER: 'always_off' });
  let row: string | undefined;
  await own.request({ method: 'GET', traceparent: undefined, requestId: 'r' }, async () => {
    row = own.current();
  });
  expect(row).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  await own.close();
});

describe('a collector that', () => {
  /** Makes spans, waits until some were lost, and returns the lines of the log. */
  const loseSpans = async (behave: Parameters<Collector['behave']>[0], settings: Record<string, string> = {}) => {
    collector.behave(behave);
    const { traces: own, lines } = open(settings, { batchMs: 10, sendMs: 400, closeMs: 300, reportEveryMs: 400 });
    const make = (count: number) => {
      for (let made = 0; made < count; made += 1) {
        const begunMs = performance.now();
        own.answered({ method: 'GET', traceparent: undefined }, { route: '/', status: 200, begunMs });
      }
    };
    make(30);
    await expect.poll(() => lines.length).toBe(1);
    make(20_000);
    await expect.poll(() => lines.length).toBe(2);
    await own.close();
    collector.behave('as always');
    return lines;
  };

  it.each([
    ['answers 500', (response: ServerResponse) => response.writeHead(500).end('secret value'), 'status 500'],
    ['refuses the key', (response: ServerResponse) => response.writeHead(401).end(), 'status 401'],
    ['is busy', (response: ServerResponse) => response.writeHead(503, { 'retry-after': '30' }).end(), 'retryable'],
    ['never answers', () => undefined, 'timed out'],
    ['answers byte by byte', (response: ServerResponse) => drip(response), 'Timeout'],
  ])('%s costs lines of the log, one a period', async (_, behave, reason) => {
    const lines = await loseSpans(behave);
    expect(lines[0]?.reason).toContain(reason);
    expect(JSON.stringify(lines)).not.toContain('secret value');
    // The others were dropped: none waits for a collector that does not take them.
    expect(lines.reduce((sum, { spans = 0 }) => sum + spans, 0)).toBeLessThan(10_000);
  });

  it('takes spans more slowly than they are made costs lines that count those dropped, as the metrics do', async () => {
    const slow = await startCollector();
    const times = { batchMs: 60_000, reportEveryMs: 50, closeMs: 20_000 };
    const { traces: own, lines, lost } = open({ OTEL_EXPORTER_OTLP_ENDPOINT: slow.url }, times);
    for (let made = 0; made < 6000; made += 1) {
      own.answered({ method: 'GET', traceparent: undefined }, { route: '/', status: 200, begunMs: performance.now() });
    }
    await own.close();
    await slow.close();
    const dropped = 6000 - slow.spans.length;
    expect(dropped).toBeGreaterThan(0);
    expect(lost).toEqual({ failed: 0, dropped });
    const sum = () => lines.reduce((total, line) => total + (line.dropped ?? 0), 0);
    await expect.poll(sum).toBe(dropped);
    expect(lines[0]?.reason).toBe('spans are made faster than they are sent');
  });

  it('is away costs the same', async () => {
    const lines = await loseSpans('as always', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect(lines[0]?.reason).toBe('ECONNREFUSED');
  });

  it('is slow gets the last spans when the store stops, or the store stops without', async () => {
    collector.behave((response) => setTimeout(() => response.writeHead(200).end(), 100));
    const closeAfterOne = async (closeMs: number) => {
      const { traces: own, lines } = open({}, { batchMs: 60_000, closeMs });
      own.answered({ method: 'GET', traceparent: undefined }, { route: '/', status: 200, begunMs: performance.now() });
      await own.close();
      return lines.map(({ reason }) => reason);
    };
    const before = collector.requests.length;
    expect(await closeAfterOne(5000)).toEqual([]);
    expect(collector.requests).toHaveLength(before + 1);
    expect(await closeAfterOne(20)).toEqual(['no answer before the store had to stop']);
    collector.behave('as always');
  });
});

/** Sends a byte every 20 ms for ever, so that no timeout of a silent connection ends it. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('a'), 20);
  response.on('close', () => clearInterval(timer));
}
