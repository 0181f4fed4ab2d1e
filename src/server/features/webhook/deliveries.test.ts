import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listNotifications } from '#contract/notification/endpoints.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import {
  deleteWebhook,
  editWebhook,
  renewWebhookSecret,
  replayDelivery,
  replayFailed,
  testWebhook,
} from '#contract/webhook/endpoints.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { WEBHOOK_WAITS_SECONDS } from '#domain/webhook/webhook-schedule.ts';
import { buildOrder } from '#tests/factories/build-order.ts';
import { answerWith, type startReceiver } from '#tests/outgoing/start-receiver.ts';
import { setUser } from '#tests/product/expect-turned-away.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { type DeliveryTrial, isSettled, isTried, openDeliveryTrial } from '#tests/product/open-delivery-trial.ts';
import { listMessages } from '../outbox/outbox-queries.ts';
import { fanOutWebhooks } from './fan-out-webhooks.ts';
import { writePurchaseMessage } from './message-queries.ts';

let trial: DeliveryTrial;

beforeAll(async () => {
  trial = await openDeliveryTrial();
});

afterEach(() => trial.rest());

afterAll(() => trial.close());

describe('a purchase', () => {
  it('is sent promptly, signed, with only what the game may know', async () => {
    const { game, receiver, secret, id } = await trial.openGameWithWebhook();
    const order = await trial.buy(game, 2);
    const [got] = await receiver.waitFor(1);
    if (got === undefined) throw new Error('nothing came');
    expect(trial.verify(got, secret)).toEqual({
      type: 'purchase.completed',
      timestamp: order.createdAt,
      data: {
        exchangeId: order.exchangeId,
        applicationId: game.applicationId,
        playerId: expect.stringMatching(/^pl_[\w-]{22}$/),
        productId: game.productId,
        quantity: 2,
        currency: 'TWD',
        amount: 60,
        state: 'completed',
        testMode: false,
        createdAt: order.createdAt,
        acknowledgedAt: null,
        refundedAt: null,
      },
    });
    expect(got.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_/),
    });
    const [entry] = await trial.logOf(game, id);
    const delivery = await trial.waitForDelivery(game, entry?.id ?? 0, isSettled);
    const at = new Date(trial.clock.now()).toISOString();
    expect(delivery).toEqual({
      id: delivery.id,
      messageId: got.headers['webhook-id'],
      type: 'purchase.completed',
      exchangeId: order.exchangeId,
      state: 'delivered',
      tries: 1,
      createdAt: at,
      deliveredAt: at,
      nextTryAt: null,
      lastStatus: 204,
      lastError: null,
      payload: got.body,
      attempts: [{ at, status: 204, error: null, durationMs: expect.any(Number), answer: '', isReplay: false }],
    });
    expect(await trial.readWebhook(game, id)).toMatchObject({ lastDeliveredAt: at, waiting: 0, failed: 0 });
  });

  it('is sent once to each webhook that subscribes to it, and to no other', async () => {
    const { game, receiver } = await trial.openGameWithWebhook();
    const [second, refundsOnly, off, foreign] = [
      await trial.openReceiver(),
      await trial.openReceiver(),
      await trial.openReceiver(),
      await trial.openGameWithWebhook(),
    ];
    await trial.makeWebhook(game, second.url);
    await trial.makeWebhook(game, refundsOnly.url, { events: ['purchase.refunded'] });
    const switchedOff = await trial.makeWebhook(game, off.url);
    await trial.call(editWebhook, { id: switchedOff.webhook.id, isEnabled: false }, { headers: game.headers });
    await trial.buy(game);
    await trial.buy(game);
    await Promise.all([receiver.waitFor(2), second.waitFor(2)]);
    // When a later message arrives, everything before it has been written.
    await trial.buy(foreign.game);
    await foreign.receiver.waitFor(1);
    expect([receiver, second, refundsOnly, off, foreign.receiver].map(({ received }) => received.length)).toEqual([
      2, 2, 0, 0, 1,
    ]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
  });

  it('is also sent when refunded', async () => {
    const { game, receiver, secret } = await trial.openGameWithWebhook();
    const { orderId, exchangeId } = await trial.buy(game);
    await receiver.waitFor(1);
    await trial.refund(orderId);
    const got = (await receiver.waitFor(2))[1];
    expect(got && trial.verify(got, secret)).toMatchObject({
      type: 'purchase.refunded',
      data: { exchangeId, state: 'refunded', refundedAt: new Date(trial.clock.now()).toISOString() },
    });
  });

  it('is not sent when rolled back', async () => {
    const { game, receiver, id } = await trial.openGameWithWebhook();
    const rolledBack = trial.db.transaction().execute(async (trx) => {
      const order = await buildOrder(trx, { application_id: game.row, user_id: trial.buyer.userId });
      const { order_id } = order;
      await writePurchaseMessage(trx, 'purchase.completed', order, { at: order.created_at });
      const messages = trx.selectFrom('webhook_messages').select('type').where('order_id', '=', order_id);
      expect(await messages.execute()).toEqual([{ type: 'purchase.completed' }]);
      throw new Error('the exchange failed');
    });
    await expect(rolledBack).rejects.toThrow('the exchange failed');
    const { exchangeId } = await trial.buy(game);
    await receiver.waitFor(1);
    expect((await trial.logOf(game, id)).map((delivery) => delivery.exchangeId)).toEqual([exchangeId]);
  });

  it('of a tester is marked as a test, and an unsent one is found later', async () => {
    const { game, receiver, secret } = await trial.openGameWithWebhook();
    const order = await buildOrder(trial.db, {
      application_id: game.row,
      user_id: trial.buyer.userId,
      price_minor: 0,
      is_test: true,
    });
    const { order_id } = order;
    await trial.db
      .transaction()
      .execute((trx) => writePurchaseMessage(trx, 'purchase.completed', order, { at: order.created_at }));
    await fanOutWebhooks(trial.services);
    const [got] = await receiver.waitFor(1);
    expect(got && trial.verify(got, secret)).toMatchObject({
      type: 'purchase.completed',
      data: { exchangeId: `X${order_id.slice(1)}`, testMode: true, amount: 0 },
    });
  });

  it('is sent even if its developer is suspended or deactivated, since the player has paid', async () => {
    const { game, receiver } = await trial.openGameWithWebhook();
    await setUser(trial, game.sellerId, { status: USER_STATUS.suspended });
    await trial.db.updateTable('providers').set({ is_enabled: false }).where('user_id', '=', game.sellerId).execute();
    await trial.buy(game);
    await receiver.waitFor(1);
  });

  it('is sent once even if several processes run at the same time', async () => {
    const { game, receiver, id } = await trial.openGameWithWebhook();
    await Promise.all([
      ...Array.from({ length: 12 }, () => trial.buy(game)),
      ...Array.from({ length: 8 }, () => fanOutWebhooks(trial.services)),
    ]);
    await receiver.waitFor(12);
    await fanOutWebhooks(trial.services);
    expect(await trial.logOf(game, id)).toHaveLength(12);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
  });
});

describe('secrets', () => {
  it('both sign for a day after a rotation, then only the new one', async () => {
    const { game, receiver, secret, id } = await trial.openGameWithWebhook();
    const { secret: newSecret } = await trial.call(renewWebhookSecret, { id }, { headers: game.headers });
    await trial.buy(game);
    const [first] = await receiver.waitFor(1);
    if (first === undefined) throw new Error('nothing came');
    expect(trial.verify(first, secret)).toEqual(trial.verify(first, newSecret));
    trial.clock.advance(DAY_MS);
    await trial.buy(game);
    const later = (await receiver.waitFor(2))[1];
    if (later === undefined) throw new Error('nothing came');
    expect(trial.verify(later, newSecret)).toMatchObject({ type: 'purchase.completed' });
    expect(() => trial.verify(later, secret)).toThrow('No matching signature');
  });

  it('that can no longer be decrypted fail the message, as shown in the log', async () => {
    const { game, receiver, id } = await trial.openGameWithWebhook();
    await trial.db.updateTable('webhooks').set({ secret: 'sealed with another key' }).where('id', '=', id).execute();
    const { deliveryId } = await trial.call(testWebhook, { id }, { headers: game.headers });
    await trial.waitForDelivery(game, deliveryId, isSettled);
    expect(receiver.received).toEqual([]);
    await vi.waitFor(() => expect(JSON.stringify(trial.logged)).toContain('SESSION_SECRET'), { timeout: 10_000 });
  });
});

describe('a server that fails', () => {
  it('gets retries after five seconds and increasingly later, with the same ID and bytes, until it accepts', async () => {
    const { game, receiver, id } = await trial.openGameWithWebhook(answerWith(500, 'out of order'));
    await trial.buy(game);
    await receiver.waitFor(1);
    const { id: deliveryId } = await trial.onlyDelivery(game, id);
    const first = await trial.waitForDelivery(game, deliveryId, isTried);
    const inSeconds = (seconds: number) => new Date(trial.clock.now() + seconds * 1000).toISOString();
    expect(first).toMatchObject({
      state: 'waiting',
      tries: 1,
      lastStatus: 500,
      lastError: 'status',
      nextTryAt: inSeconds(5),
    });
    expect(await trial.readWebhook(game, id)).toMatchObject({ failingSince: inSeconds(0), waiting: 1 });
    expect(await trial.jobsOf(deliveryId)).toEqual([
      { data: { deliveryId, tries: 1, failed: 1, isReplay: false }, seconds: 5, priority: -1 },
    ]);
    await trial.deliverNow({ deliveryId, tries: 1 });
    expect(await trial.readDelivery(game, deliveryId)).toMatchObject({ tries: 2, nextTryAt: inSeconds(10) });
    receiver.answer(answerWith(200, 'thanks'));
    await trial.deliverNow({ deliveryId, tries: 2 });
    const done = await trial.readDelivery(game, deliveryId);
    expect(done).toMatchObject({ state: 'delivered', tries: 3, lastStatus: 200, lastError: null, nextTryAt: null });
    expect(done.attempts.map(({ status, answer }) => [status, answer])).toEqual([
      [500, 'out of order'],
      [500, 'out of order'],
      [200, 'thanks'],
    ]);
    expect(await trial.readWebhook(game, id)).toMatchObject({ failingSince: null, waiting: 0, failed: 0 });
    // Its remaining jobs do nothing.
    await trial.deliverNow({ deliveryId, tries: 1 });
    await trial.deliverNow({ deliveryId, tries: 3 });
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
  });

  it('fails the message after the last attempt, and it can be resent', async () => {
    const { game, receiver, id } = await trial.openGameWithWebhook(answerWith(500));
    await trial.buy(game);
    await receiver.waitFor(1);
    const { id: deliveryId } = await trial.onlyDelivery(game, id);
    await trial.waitForDelivery(game, deliveryId, isTried);
    for (const [index, seconds] of WEBHOOK_WAITS_SECONDS.slice(1).entries()) {
      await trial.deliverNow({ deliveryId, tries: index + 1 });
      const { nextTryAt } = await trial.readDelivery(game, deliveryId);
      expect(nextTryAt).toBe(new Date(trial.clock.now() + seconds * 1000).toISOString());
    }
    await trial.deliverNow({ deliveryId, tries: WEBHOOK_WAITS_SECONDS.length });
    expect(await trial.readDelivery(game, deliveryId)).toMatchObject({ state: 'failed', tries: 17, nextTryAt: null });
    receiver.answer(answerWith(200));
    await trial.call(replayDelivery, { id: deliveryId }, { headers: game.headers });
    const done = await trial.waitForDelivery(game, deliveryId, isSettled);
    expect(done).toMatchObject({ state: 'delivered', tries: 18 });
    expect(done.attempts.at(-1)).toMatchObject({ isReplay: true, status: 200 });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it.each([
    ['redirects', answerWith(302, '', { location: 'http://127.0.0.1/' }), { lastError: 'redirect', lastStatus: 302 }],
    ['hangs', () => undefined, { lastError: 'timeout', lastStatus: null }],
    ['closes the line', (response) => response.socket?.destroy(), { lastError: 'refused', lastStatus: null }],
  ] satisfies [string, Parameters<typeof startReceiver>[0], object][])(
    'is noted when it %s',
    async (_, answer, noted) => {
      const { game, receiver, id } = await trial.openGameWithWebhook(answerWith(500));
      await trial.buy(game);
      const { id: deliveryId } = await vi.waitFor(() => trial.onlyDelivery(game, id), { timeout: 20_000 });
      await trial.waitForDelivery(game, deliveryId, isTried);
      receiver.answer(answer);
      await trial.deliverNow({ deliveryId, tries: 1 });
      expect(await trial.readDelivery(game, deliveryId)).toMatchObject({ ...noted, state: 'waiting', tries: 2 });
    },
  );

  it('does not delay others, even if it never responds and has many messages', async () => {
    const hanging = await trial.openGameWithWebhook(() => undefined);
    const quick = await trial.openGameWithWebhook();
    await Promise.all(Array.from({ length: 30 }, () => trial.buy(hanging.game)));
    await hanging.receiver.waitFor(3);
    await Promise.all(Array.from({ length: 10 }, () => trial.buy(quick.game)));
    await quick.receiver.waitFor(10);
    // It has answered none; two jobs claimed at the same moment may exceed three by one.
    expect(hanging.receiver.received.length).toBeLessThanOrEqual(4);
    await trial.call(deleteWebhook, { id: hanging.id }, { headers: hanging.game.headers });
  });
});

describe('a webhook without a successful response for five days', () => {
  it('is turned off, drops pending messages and notifies its developer; turned on, it can resend all of them', async () => {
    const { game, receiver, id } = await trial.openGameWithWebhook(answerWith(503));
    await trial.buy(game);
    await trial.buy(game);
    await receiver.waitFor(2);
    const [second, first] = await trial.logOf(game, id);
    if (first === undefined || second === undefined) throw new Error('two messages were to come');
    for (const { id: deliveryId } of [first, second]) await trial.waitForDelivery(game, deliveryId, isTried);
    trial.clock.advance(5 * DAY_MS - 1);
    await trial.deliverNow({ deliveryId: first.id, tries: 1 });
    expect(await trial.readWebhook(game, id)).toMatchObject({ isEnabled: true, waiting: 2 });
    trial.clock.advance(1);
    await trial.deliverNow({ deliveryId: first.id, tries: 2 });
    expect((await listAuditOf(trial.db, `webhook:${id}`)).at(-1)).toMatchObject({
      actorUserId: null,
      action: 'webhook.switch_off',
    });
    expect(await trial.readWebhook(game, id)).toMatchObject({
      isEnabled: false,
      offReason: 'failing',
      waiting: 0,
      failed: 2,
    });
    const mails = await vi.waitFor(
      async () => {
        const found = await listMessages(trial.db, { to: game.email });
        if (found.length === 0) throw new Error('no mail has come');
        return found;
      },
      { timeout: 20_000 },
    );
    expect(mails).toMatchObject([{ kind: 'webhookOff', text: expect.stringContaining(receiver.url) }]);
    const { headers } = game;
    const { list } = await trial.call(listNotifications, {}, { headers });
    const path = `/developer/webhooks/${id}`;
    expect(list[0]).toMatchObject({ kind: 'webhook_off', path, params: { url: receiver.url } });
    await trial.buy(game);
    await trial.call(editWebhook, { id, isEnabled: true }, { headers });
    receiver.answer(answerWith(200));
    expect(await trial.call(replayFailed, { id }, { headers })).toEqual({
      count: 2,
      since: new Date(trial.clock.now() - 30 * DAY_MS).toISOString(),
    });
    for (const { id: deliveryId } of [first, second]) {
      expect(await trial.waitForDelivery(game, deliveryId, isSettled)).toMatchObject({ state: 'delivered' });
    }
    expect(await trial.logOf(game, id)).toHaveLength(2);
    expect(await trial.call(replayFailed, { id }, { headers })).toMatchObject({ count: 0 });
  });

  it('does not count tests', async () => {
    const { game, id } = await trial.openGameWithWebhook(answerWith(500));
    const { headers } = game;
    const { deliveryId } = await trial.call(testWebhook, { id }, { headers });
    expect(await trial.waitForDelivery(game, deliveryId, isSettled)).toMatchObject({ state: 'failed', tries: 1 });
    expect(await trial.readWebhook(game, id)).toMatchObject({ failingSince: null, isEnabled: true });
  });
});
