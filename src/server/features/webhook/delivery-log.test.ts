import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { deleteWebhook, editWebhook, replayDelivery, replayFailed, testWebhook } from '#contract/webhook/endpoints.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { JOB_SCHEMA } from '#server/jobs/job-queue.ts';
import { answerWith } from '#tests/outgoing/start-receiver.ts';
import { type DeliveryTrial, isSettled, isTried, openDeliveryTrial } from '#tests/product/open-delivery-trial.ts';
import { deleteExpiredWebhookLog, lockDelivery, reviveFailed } from './delivery-queries.ts';
import { restartOverdue } from './restart-overdue.ts';
import { deliverWebhook } from './webhook-jobs.ts';

let trial: DeliveryTrial;

beforeAll(async () => {
  trial = await openDeliveryTrial();
});

afterEach(() => trial.rest());

afterAll(() => trial.close());

describe('a test', () => {
  it('is sent even to a webhook that is off, and once while one is pending', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { game, receiver, secret, id } = await trial.openGameWithWebhook((response) => {
      void released.then(() => response.writeHead(200).end());
    });
    const { headers } = game;
    await trial.call(editWebhook, { id, isEnabled: false }, { headers });
    const { deliveryId } = await trial.call(testWebhook, { id }, { headers });
    expect(await trial.call(testWebhook, { id }, { headers })).toEqual({ deliveryId });
    const [got] = await receiver.waitFor(1);
    release();
    expect(got && trial.verify(got, secret)).toEqual({
      type: 'webhook.test',
      timestamp: new Date(trial.clock.now()).toISOString(),
      data: { applicationId: game.applicationId },
    });
    await trial.waitForDelivery(game, deliveryId, isSettled);
    const again = await trial.call(testWebhook, { id }, { headers });
    expect(again.deliveryId).not.toBe(deliveryId);
    expect((await trial.waitForDelivery(game, again.deliveryId, isSettled)).exchangeId).toBeNull();
  });
});

describe('replays', () => {
  it('resend a delivered message, once even if requested again meanwhile', async () => {
    const { game, receiver, id } = await trial.openGameWithWebhook();
    await trial.buy(game);
    await receiver.waitFor(1);
    const { id: deliveryId } = await trial.onlyDelivery(game, id);
    await trial.waitForDelivery(game, deliveryId, isSettled);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    receiver.answer((response) => void released.then(() => response.writeHead(200).end()));
    const ask = () => trial.call(replayDelivery, { id: deliveryId }, { headers: game.headers });
    await Promise.all([ask(), ask(), ask()]);
    release();
    const done = await trial.waitForDelivery(game, deliveryId, isSettled);
    expect(done.attempts.map(({ isReplay }) => isReplay)).toEqual([false, true]);
    expect(await trial.jobsOf(deliveryId)).toEqual([]);
    expect(receiver.received).toHaveLength(2);
  });

  it('start from the given time', async () => {
    const { game, receiver, id } = await trial.openGameWithWebhook();
    await trial.buy(game);
    await receiver.waitFor(1);
    const { id: deliveryId } = await trial.onlyDelivery(game, id);
    await trial.waitForDelivery(game, deliveryId, isSettled);
    await trial.db.updateTable('webhook_deliveries').set({ state: 'failed' }).where('id', '=', deliveryId).execute();
    const { headers } = game;
    const seconds = Math.floor(trial.clock.now() / 1000);
    expect(await trial.call(replayFailed, { id, since: seconds + 60 }, { headers })).toMatchObject({ count: 0 });
    const since = new Date((seconds - 60) * 1000).toISOString();
    expect(await trial.call(replayFailed, { id, since: seconds - 60 }, { headers })).toEqual({ count: 1, since });
    await receiver.waitFor(2);
  });

  it('respect the limit, oldest first', async () => {
    const { game, receiver, id } = await trial.openGameWithWebhook();
    for (const count of [1, 2, 3]) {
      await trial.buy(game);
      await receiver.waitFor(count);
    }
    const ids = (await trial.logOf(game, id)).map((delivery) => delivery.id).toReversed();
    for (const deliveryId of ids) await trial.waitForDelivery(game, deliveryId, isSettled);
    await trial.db.updateTable('webhook_deliveries').set({ state: 'failed' }).where('webhook_id', '=', id).execute();
    const at = new Date(trial.clock.now());
    const revive = () =>
      trial.db.transaction().execute((trx) => reviveFailed(trx, { webhookId: id, since: new Date(0), limit: 2 }, at));
    expect(new Set((await revive()).map((row) => row.id))).toEqual(new Set(ids.slice(0, 2)));
    expect((await revive()).map((row) => row.id)).toEqual(ids.slice(2));
  });

  it('list the latest hundred attempts', async () => {
    const { game, receiver, id } = await trial.openGameWithWebhook();
    await trial.buy(game);
    await receiver.waitFor(1);
    const { id: deliveryId } = await trial.onlyDelivery(game, id);
    await trial.waitForDelivery(game, deliveryId, isSettled);
    const tries = Array.from({ length: LIMITS.webhookAttemptsTold }, (_, index) => ({
      ...{ delivery_id: deliveryId, attempted_at: new Date(trial.clock.now()), duration_ms: index + 1 },
      is_replay: true,
    }));
    await trial.db.insertInto('webhook_attempts').values(tries).execute();
    const { attempts } = await trial.readDelivery(game, deliveryId);
    expect(attempts.map(({ durationMs }) => durationMs)).toEqual(tries.map((row) => row.duration_ms));
  });
});

it('continues for others while a webhook with a long log is being deleted', async () => {
  const { game, receiver, id } = await trial.openGameWithWebhook();
  const other = await trial.openGameWithWebhook();
  await trial.buy(game);
  await receiver.waitFor(1);
  const { id: deliveryId } = await trial.onlyDelivery(game, id);
  await trial.waitForDelivery(game, deliveryId, isSettled);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  // Simulates a slow deletion of many rows.
  const slow = trial.db.transaction().execute(async (trx) => {
    await lockDelivery(trx, deliveryId);
    hold();
    await released;
  });
  await held;
  const deleted = trial.call(deleteWebhook, { id }, { headers: game.headers });
  await vi.waitFor(async () => {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(trial.db);
    expect(rows).toHaveLength(1);
  }, 20_000);
  await trial.buy(game);
  await trial.buy(other.game);
  try {
    await other.receiver.waitFor(1);
  } finally {
    release();
  }
  await Promise.all([slow, deleted]);
  expect(await trial.readWebhook(game, id)).toBeUndefined();
});

it('resumes overdue attempts', async () => {
  const { game, receiver, id } = await trial.openGameWithWebhook(answerWith(500));
  await trial.buy(game);
  await receiver.waitFor(1);
  const { id: deliveryId } = await trial.onlyDelivery(game, id);
  await trial.waitForDelivery(game, deliveryId, isTried);
  await sql`DELETE FROM ${sql.table(`${JOB_SCHEMA}.job`)} WHERE name = ${deliverWebhook.name}`.execute(trial.db);
  receiver.answer(answerWith(200));
  await restartOverdue(trial.services);
  expect(await trial.jobsOf(deliveryId)).toEqual([]);
  trial.clock.advance(20 * 60 * 1000);
  await restartOverdue(trial.services);
  expect(await trial.waitForDelivery(game, deliveryId, isSettled)).toMatchObject({ state: 'delivered', tries: 2 });
});

it('deletes sent messages after thirty days, and not a moment earlier', async () => {
  const { game, receiver, id } = await trial.openGameWithWebhook();
  await trial.buy(game);
  await receiver.waitFor(1);
  const { id: deliveryId } = await trial.onlyDelivery(game, id);
  await trial.waitForDelivery(game, deliveryId, isSettled);
  const nowMs = trial.clock.now();
  await deleteExpiredWebhookLog(trial.db, nowMs + 30 * DAY_MS);
  expect(await trial.logOf(game, id)).toHaveLength(1);
  await deleteExpiredWebhookLog(trial.db, nowMs + 30 * DAY_MS + 1);
  expect(await trial.logOf(game, id)).toEqual([]);
  expect(
    await trial.db.selectFrom('webhook_attempts').select('id').where('delivery_id', '=', deliveryId).execute(),
  ).toEqual([]);
});
