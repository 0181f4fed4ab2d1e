import { type Kysely, sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** Whether there are new messages, which few orders create; takes no lock. */
export async function hasNewMessages(db: Db): Promise<boolean> {
  const first = await db
    .selectFrom('webhook_messages')
    .select('id')
    .where('fanned_out_at', 'is', null)
    .limit(1)
    .execute();
  return first.length > 0;
}

/** New messages that no other process is fanning out, oldest first; locked until the transaction ends. */
export async function claimNewMessages(trx: Transaction<Schema>, limit: number): Promise<Row<'webhook_messages'>[]> {
  return trx
    .selectFrom('webhook_messages')
    .selectAll()
    .where('fanned_out_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The active webhooks for messages of applications, locked against deletion until the transaction ends. */
export function findListeners(trx: Transaction<Schema>, applicationNumbers: readonly number[]) {
  return trx
    .selectFrom('webhooks')
    .select(['id', 'application_id', 'events', 'failing_since'])
    .where('application_id', 'in', applicationNumbers)
    .where('is_enabled', '=', true)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** The orders that messages are about. */
export function findOrdersOf(db: Db, orderIds: readonly string[]): Promise<Row<'orders'>[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db.selectFrom('orders').selectAll().where('order_id', 'in', orderIds).execute();
}

/** Marks messages as fanned out, with their payloads. */
export async function markFannedOut(
  trx: Transaction<Schema>,
  written: readonly { readonly id: number; readonly payload: string | null }[],
  at: Date,
): Promise<void> {
  await sql`
    UPDATE webhook_messages m SET payload = w.payload, fanned_out_at = ${at}
    FROM unnest(${written.map(({ id }) => id)}::bigint[], ${written.map(({ payload }) => payload)}::text[])
      AS w (id, payload)
    WHERE m.id = w.id`.execute(trx);
}

/**
 * Inserts a message about an order in its transaction, if a webhook of the application subscribes to it. The statement
 * of `exchange` does the same for paid orders.
 */
export async function writePurchaseMessage(
  trx: Transaction<Schema>,
  type: 'purchase.completed' | 'purchase.refunded',
  { application_id, order_id }: Pick<Row<'orders'>, 'application_id' | 'order_id'>,
  { at, traceparent = null }: { readonly at: Date; readonly traceparent?: string | null | undefined },
): Promise<void> {
  await sql`
    INSERT INTO webhook_messages (application_id, type, order_id, created_at, traceparent)
    SELECT ${application_id}::integer, ${type}::text, ${order_id}::text, ${at}::timestamptz, ${traceparent}::text
    WHERE EXISTS (
      SELECT FROM webhooks WHERE application_id = ${application_id} AND is_enabled AND ${type} = ANY (events)
    )`.execute(trx);
}

/** Inserts a message that is fanned out immediately, and returns its ID. */
export async function insertMessage(trx: Transaction<Schema>, row: NewRow<'webhook_messages'>): Promise<number> {
  const { id } = await trx.insertInto('webhook_messages').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Inserts deliveries due now, and returns their IDs with what they are about. */
export async function insertDeliveries(
  trx: Transaction<Schema>,
  pairs: readonly { readonly webhookId: number; readonly messageNumber: number }[],
  at: Date,
) {
  if (pairs.length === 0) return [];
  const rows = pairs.map(({ webhookId, messageNumber }) => ({
    webhook_id: webhookId,
    message_number: messageNumber,
    next_try_at: at,
    created_at: at,
    updated_at: at,
  }));
  return trx.insertInto('webhook_deliveries').values(rows).returning(['id', 'webhook_id', 'message_number']).execute();
}

/** A test message to a webhook that is not delivered yet. */
export function findWaitingTest(db: Db, webhookId: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_messages as m', 'm.id', 'd.message_number')
    .select('d.id')
    .where('d.webhook_id', '=', webhookId)
    .where('d.state', '=', 'waiting')
    .where('m.type', '=', 'webhook.test')
    .executeTakeFirst();
}
