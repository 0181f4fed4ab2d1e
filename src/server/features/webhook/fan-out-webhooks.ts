import type { Transaction } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { playerKey, requirePlayerIds } from '../game/public.ts';
import { presentPurchase } from '../purchase/public.ts';
import {
  claimNewMessages,
  findListeners,
  findOrdersOf,
  hasNewMessages,
  insertDeliveries,
  markFannedOut,
} from './message-queries.ts';
import { deliverWebhook, planTry } from './webhook-jobs.ts';
import { writePayload } from './write-payload.ts';

export type FanOutServices = Pick<Services, 'database' | 'jobs' | 'now'>;

const AT_ONCE = 100;

/**
 * Turns the messages of orders and refunds into deliveries and jobs, until none are left. Each batch is one
 * transaction: a message is fanned out completely, or stays for the next run.
 */
export async function fanOutWebhooks(services: FanOutServices): Promise<void> {
  const { database } = services;
  if (!(await hasNewMessages(database.db))) return;
  for (let taken = AT_ONCE; taken === AT_ONCE; ) {
    taken = await database.db.transaction().execute((trx) => fanOutBatch(services, trx));
  }
}

async function fanOutBatch({ jobs, now }: FanOutServices, trx: Transaction<Schema>): Promise<number> {
  const messages = await claimNewMessages(trx, AT_ONCE);
  if (messages.length === 0) return 0;
  const at = new Date(now());
  const applications = new Set(messages.map((message) => message.application_id));
  // Locks players before webhooks: deleting a developer who also plays locks in the same order.
  const written = await writePayloads(trx, messages, at);
  const listeners = await findListeners(trx, [...applications]);
  await markFannedOut(trx, written, at);
  const pairs = written.flatMap(({ id, application_id, type, payload }) =>
    (payload === null ? [] : listeners)
      .filter((one) => one.application_id === application_id && one.events.some((event) => event === type))
      .map((one) => ({ webhookId: one.id, messageNumber: id })),
  );
  const failing = new Set(listeners.filter((one) => one.failing_since !== null).map(({ id }) => id));
  const traces = new Map(messages.map(({ id, traceparent }) => [id, traceparent ?? undefined]));
  const tries = (await insertDeliveries(trx, pairs, at)).map(({ id, webhook_id: webhookId, message_number }) => {
    const planned = planTry({ deliveryId: id, webhookId, tries: 0, isFailing: failing.has(webhookId) });
    return { ...planned, options: { ...planned.options, traceparent: traces.get(message_number) } };
  });
  await jobs.enqueueAll(trx, deliverWebhook, tries);
  return messages.length;
}

/** Adds the payloads: the purchase in its current state, which may be refunded by now. */
async function writePayloads(trx: Transaction<Schema>, messages: readonly Row<'webhook_messages'>[], at: Date) {
  const orders = await findOrdersOf(trx, [...new Set(messages.flatMap(({ order_id }) => order_id ?? []))]);
  const pairOf = (order: Row<'orders'>) => ({ applicationId: order.application_id, userId: order.user_id });
  const players = await requirePlayerIds(trx, orders.map(pairOf), at);
  const purchases = new Map(
    orders.map((order) => [order.order_id, presentPurchase(order, players.get(playerKey(pairOf(order))) ?? '')]),
  );
  return messages.map((message) => {
    const data = purchases.get(message.order_id ?? '');
    // Orders are never deleted; if one were, its message would have no payload.
    const payload = data === undefined ? null : writePayload({ type: message.type, at: message.created_at, data });
    return { ...message, payload };
  });
}
