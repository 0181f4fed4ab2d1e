import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAccessToken } from '#contract/access-token/endpoints.ts';
import { getOrder } from '#contract/order/endpoints.ts';
import { editWebhook, testWebhook } from '#contract/webhook/endpoints.ts';
import { stopListening } from '#server/listen.ts';
import { openWebhookTrial, type WebhookGame, type WebhookTrial } from './open-webhook-trial.ts';

const PATIENCE = { timeout: 20_000, interval: 25 };

let trial: WebhookTrial;
let game: WebhookGame;
let folder: string;
let origin: string;
let token: string;
let webhook: Awaited<ReturnType<WebhookTrial['makeWebhook']>>;
let server: ReturnType<typeof createServer>;
const started: ChildProcess[] = [];

beforeAll(async () => {
  // The example is a process with its own clock, and refuses messages that are old by that clock.
  trial = await openWebhookTrial({ beginAtMs: Date.now() });
  game = await trial.openGame();
  folder = await mkdtemp(join(tmpdir(), 'starhall-purchases-'));
  server = createServer(getRequestListener((request, env) => trial.app.fetch(request, env)));
  origin = `http://127.0.0.1:${await listen(server)}`;
  const order = { name: 'Game server', scope: 'purchases', applicationIds: [], expiresInDays: 7 } as const;
  ({ token } = await trial.call(createAccessToken, order, { headers: game.headers }));
  webhook = await trial.makeWebhook(game, 'http://127.0.0.1:1024/hook');
});

afterAll(async () => {
  await Promise.all(
    started.map((example) => {
      const isGone = once(example, 'exit');
      example.kill();
      return isGone;
    }),
  );
  await stopListening(server, 0);
  await trial.close();
  await rm(folder, { recursive: true, force: true });
});

async function listen(listening: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Runs the example as its README describes, on a local port. Returns the URL of its webhook. */
async function startExample(): Promise<string> {
  const example = spawn(process.execPath, ['examples/purchase-server/server.mjs'], {
    env: {
      STARHALL_ORIGIN: origin,
      STARHALL_TOKEN: token,
      WEBHOOK_SECRET: webhook.secret,
      APPLICATION_ID: game.applicationId,
      DATA_FILE: join(folder, 'deliveries.jsonl'),
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(example);
  const [words] = await once(example.stdout, 'data');
  return /http:\S+/.exec(String(words))?.[0] ?? '';
}

const acknowledgedAt = async (orderId: string) =>
  (await trial.call(getOrder, { orderId }, { headers: trial.buyer.headers })).acknowledgedAt;
const readDeliveries = async () => {
  const text = await readFile(join(folder, 'deliveries.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
};

it('delivers and acknowledges each purchase once, revokes refunded ones, and catches up after downtime', async () => {
  const before = await trial.buy(game, 3);
  const url = await startExample();
  await trial.call(editWebhook, { id: webhook.webhook.id, url }, { headers: game.headers });

  // Purchases from before it started.
  await vi.waitFor(async () => expect(await acknowledgedAt(before.orderId)).not.toBeNull(), PATIENCE);
  const { deliveryId } = await trial.call(testWebhook, { id: webhook.webhook.id }, { headers: game.headers });
  expect((await trial.waitForDelivery(game, deliveryId, ({ state }) => state !== 'waiting')).lastStatus).toBe(204);

  const order = await trial.buy(game, 2);
  await vi.waitFor(async () => expect(await acknowledgedAt(order.orderId)).not.toBeNull(), PATIENCE);
  const delivery = { action: 'deliver', productId: game.productId, playerId: expect.stringMatching(/^pl_/) };
  expect(await readDeliveries()).toEqual([
    { ...delivery, exchangeId: before.exchangeId, quantity: 3 },
    { ...delivery, exchangeId: order.exchangeId, quantity: 2 },
  ]);
  const [first] = await readDeliveries();
  const inventory = async () => (await fetch(url.replace('/hook', `/inventory/${first?.playerId}`))).json();
  expect(await inventory()).toEqual({ [game.productId]: 5 });

  await trial.refund(order.orderId);
  await vi.waitFor(async () => expect(await inventory()).toEqual({ [game.productId]: 3 }), PATIENCE);
  expect(await readDeliveries()).toHaveLength(3);
});

it('rejects messages that the store did not sign', async () => {
  const url = await startExample();
  const send = (headers: Record<string, string>) =>
    fetch(url, { method: 'POST', body: '{"type":"webhook.test"}', headers });
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = `v1,${Buffer.alloc(32).toString('base64')}`;
  const unsigned: Record<string, string>[] = [
    {},
    { 'webhook-id': 'msg_1', 'webhook-timestamp': seconds, 'webhook-signature': signature },
    { 'webhook-id': 'msg_1', 'webhook-timestamp': 'now', 'webhook-signature': 'v1' },
  ];
  for (const headers of unsigned) expect((await send(headers)).status).toBe(401);
});
