import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listApplications } from '#contract/application/endpoints.ts';
import { getTime } from '#contract/system/endpoints.ts';
import { uploadImage } from '#contract/upload/endpoints.ts';
import { makePng } from '#tests/images/make-image.ts';
import { openWebhookTrial, type WebhookTrial } from '#tests/product/open-webhook-trial.ts';
import { signInWithBrowser } from '#tests/product/sign-in.ts';
import { createPrometheus } from './prometheus.ts';
import { serveMetrics } from './serve-metrics.ts';

const metrics = createPrometheus();
let product: WebhookTrial;

beforeAll(async () => {
  product = await openWebhookTrial({ metrics });
});

afterAll(() => product.close());

/** The value of a series; undefined if it is not exported. */
async function readSeries(series: string): Promise<number | undefined> {
  const line = (await metrics.read()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const requests = (method: string, route: string, status: number) =>
  `starhall_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

it('counts requests by the pattern of their route, so that no address becomes a series', async () => {
  await product.call(getTime, {});
  for (const lang of ['en-US', 'zh-TW']) await product.request(`/static/locales/${lang}.json`);
  for (const page of ['/games', '/games?page=2', '/en-US/games']) await product.request(page);
  await product.request('/time', { method: 'POST' });
  await product.request('/time', { method: 'PROPFIND' });
  expect(await readSeries(requests('GET', '/time', 200))).toBe(1);
  expect(await readSeries(requests('POST', '/time', 405))).toBe(1);
  expect(await readSeries(requests('other', '/time', 405))).toBe(1);
  expect(await readSeries(requests('GET', '/static/locales/:lang.json', 200))).toBe(2);
  expect(await readSeries(requests('GET', 'page', 200))).toBe(3);
});

it('exports how old the last complete backup is, once there is one', async () => {
  expect(await readSeries('starhall_backup_age_seconds')).toBeUndefined();
  expect(await readSeries('starhall_backup_overdue')).toBe(0);
  const at = new Date(product.clock.now() - 60_000);
  await product.database.pool.query(
    `INSERT INTO backups (kind, location, name, started_at, finished_at, is_encrypted)
      VALUES ('command', '/mnt', 'one', $1, $1, false)`,
    [at],
  );
  expect(await readSeries('starhall_backup_age_seconds')).toBe(60);
});

it('exports how often caches had the value', async () => {
  await product.call(listApplications, {});
  const before = await readSeries('starhall_cache_lookups_total{cache="replies",result="hit"}');
  await product.call(listApplications, {});
  expect(await readSeries('starhall_cache_lookups_total{cache="replies",result="hit"}')).toBeGreaterThan(
    Number(before),
  );
});

it('exports what a process needs, its connections and its disk', async () => {
  for (const check of ['draining', 'database', 'writes', 'migrations', 'files']) {
    expect(await readSeries(`starhall_ready{check="${check}"}`)).toBe(1);
  }
  expect(await readSeries('starhall_database_connections{pool="primary",state="idle"}')).toBeGreaterThan(0);
  expect(await readSeries('starhall_database_waiting{pool="primary"}')).toBe(0);
  expect(await readSeries('starhall_disk_free_bytes')).toBeGreaterThan(0);
  expect(await readSeries('starhall_ledger_postings_total')).toBeGreaterThan(0);
  expect(await readSeries('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
});

it('exports how many jobs wait, and for how long', async () => {
  const job = { to: 'a@example.com', subject: '', text: '', html: '', language: 'en-US', kind: 'code' };
  await product.database.pool.query(
    `INSERT INTO jobs.job (name, data, start_after) VALUES
      ('relate-games', $1, now() - interval '90 seconds'), ('relate-games', $1, now() + interval '1 hour')`,
    [job],
  );
  expect(await readSeries('starhall_jobs{queue="relate-games",state="waiting"}')).toBe(1);
  expect(await readSeries('starhall_jobs{queue="relate-games",state="scheduled"}')).toBe(1);
  expect(await readSeries('starhall_job_oldest_seconds{queue="relate-games"}')).toBeGreaterThanOrEqual(90);
  expect(await readSeries('starhall_jobs{queue="send-mail",state="waiting"}')).toBe(0);
});

it('counts calls of webhooks and the jobs that make them', async () => {
  const game = await product.openGame();
  await product.makeWebhook(game, 'http://127.0.0.1:65535/');
  await product.buy(game);
  await expect.poll(() => readSeries('starhall_webhook_attempts_total{result="failed"}')).toBe(1);
  // A failed call is no failed job: it plans the next one.
  const done = 'starhall_job_runs_total{queue="deliver-webhook",result="done"}';
  await expect.poll(() => readSeries(done)).toBe(1);
});

it('counts images with their bytes', async () => {
  const { headers } = await signInWithBrowser(product, { email: 'player@example.com' });
  const content = await makePng({ width: 512, height: 512 });
  const file = new File([content], 'avatar.png', { type: 'image/png' });
  const { size } = await product.call(uploadImage, { purpose: 'avatar', file }, { headers });
  expect(await readSeries('starhall_uploads_total{kind="image"}')).toBe(1);
  expect(await readSeries('starhall_upload_bytes_total{kind="image"}')).toBe(size);
});

it('serves them on their own port only', async () => {
  expect((await product.request('/metrics')).status).toBe(404);
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => {
    const [response] = await once(request({ port, path, host: '127.0.0.1' }).end(), 'response');
    return [response.statusCode, await text(response)];
  };
  expect(await ask('/metrics')).toEqual([200, expect.stringContaining('starhall_build_info{release=')]);
  expect(await ask('/')).toEqual([404, '']);
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port })).rejects.toThrow('choose another METRICS_PORT');
  server.close();
});
