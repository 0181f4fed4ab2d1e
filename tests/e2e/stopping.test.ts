import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { type Collector, startCollector } from '#tests/tracing/start-collector.ts';
import { findFreePort, type RunningProduct, startProduct } from './start-product.ts';

let store: RunningProduct;
let collector: Collector;
let metrics: string;

beforeAll(async () => {
  const port = await findFreePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  collector = await startCollector();
  store = await startProduct(projectRoot(), {
    ...{ DEMO: 'off', DRAIN_SECONDS: '2', METRICS_PORT: String(port) },
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
}, 60_000);

afterAll(async () => {
  await store.stop();
  await collector.close();
});

async function ask(path: string) {
  const response = await fetch(store.origin + path);
  await response.arrayBuffer();
  return { status: response.status, connection: response.headers.get('connection') };
}

it('is not ready as soon as it is asked to stop, and serves everyone until it stops', async () => {
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  expect(await (await fetch(metrics)).text()).toContain('starhall_ready{check="draining"} 1');
  const stopping = store.stop();
  await expect.poll(() => ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/en-US/games')).toEqual({ status: 200, connection: 'close' });
  expect(await ask('/time')).toEqual({ status: 200, connection: 'close' });
  expect(await (await fetch(metrics)).text()).toContain('starhall_ready{check="draining"} 0');
  await stopping;
  await expect(ask('/livez')).rejects.toThrow('fetch failed');
  // The last traces were sent before it ended.
  expect(collector.spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['GET /time', 'GET /readyz']));
});
