import { type Kysely, sql, type Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import type { DeliveryState, WebhookEventType } from '#contract/webhook/entities.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { NewRow, Row, RowUpdate, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** A delivery with the subject of its message. */
export type DeliveryRow = Row<'webhook_deliveries'> &
  Pick<Row<'webhook_messages'>, 'message_id' | 'type' | 'order_id' | 'payload'>;

function withMessage(db: Db) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_messages as m', 'm.id', 'd.message_number')
    .selectAll('d')
    .select(['m.message_id', 'm.type', 'm.order_id', 'm.payload']);
}

export interface DeliveryFilter {
  readonly webhookId: number;
  readonly state?: DeliveryState | undefined;
  readonly type?: WebhookEventType | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of a webhook's log, newest first, and the number of matches. */
export async function listDeliveryRows(db: Db, { webhookId, state, type, limit, offset }: DeliveryFilter) {
  let matching = withMessage(db).where('d.webhook_id', '=', webhookId);
  if (state !== undefined) matching = matching.where('d.state', '=', state);
  if (type !== undefined) matching = matching.where('m.type', '=', type);
  const counted = matching.clearSelect().select(({ fn }) => fn.countAll<number>().as('count'));
  const [rows, { count }] = await Promise.all([
    matching.orderBy('d.id', 'desc').limit(limit).offset(offset).execute(),
    counted.executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

/** A delivery of one of a developer's webhooks. */
export function findOwnDelivery(db: Db, { userId, id }: { readonly userId: number; readonly id: number }) {
  return withMessage(db)
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .innerJoin('applications as a', 'a.id', 'w.application_id')
    .where('d.id', '=', id)
    .where('a.developer_id', '=', userId)
    .executeTakeFirst();
}

/** The latest attempts of a delivery, in order; limited, since replays are not. */
export async function listAttempts(db: Db, deliveryId: number): Promise<Row<'webhook_attempts'>[]> {
  const tries = db.selectFrom('webhook_attempts').selectAll().where('delivery_id', '=', deliveryId);
  return (await tries.orderBy('id', 'desc').limit(LIMITS.webhookAttemptsTold).execute()).toReversed();
}

/** A delivery for a job: it is waiting, and has the number of attempts that the job was created for. */
export function findDueDelivery(db: Db, deliveryId: number, tries: number) {
  return withMessage(db)
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['w.application_id', 'w.url', 'w.secret', 'w.old_secret', 'w.old_secret_until'])
    .where('d.id', '=', deliveryId)
    .where('d.state', '=', 'waiting')
    .where('d.tries', '=', tries)
    .executeTakeFirst();
}

/** Locks a delivery until the transaction ends; its webhook must be locked before. */
export function lockDelivery(trx: Transaction<Schema>, id: number): Promise<Row<'webhook_deliveries'> | undefined> {
  return trx.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function changeDelivery(db: Db, id: number, change: RowUpdate<'webhook_deliveries'>): Promise<void> {
  await db.updateTable('webhook_deliveries').set(change).where('id', '=', id).execute();
}

export async function insertAttempt(db: Db, attempt: NewRow<'webhook_attempts'>): Promise<void> {
  await db.insertInto('webhook_attempts').values(attempt).execute();
}

/** Fails all waiting deliveries of a webhook that was turned off; they can be replayed. */
export async function dropWaiting(trx: Transaction<Schema>, webhookId: number, at: Date): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_try_at: null, updated_at: at })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

export interface RevivedSpan {
  readonly webhookId: number;
  readonly since: Date;
  readonly limit: number;
}

/** Requeues a webhook's deliveries that failed since a time, oldest first, and returns those to attempt. */
export function reviveFailed(trx: Transaction<Schema>, { webhookId, since, limit }: RevivedSpan, at: Date) {
  const failed = trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'failed')
    .where('created_at', '>=', since)
    .orderBy('id')
    .limit(limit);
  return trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', next_try_at: at, updated_at: at })
    .where('id', 'in', failed)
    .returning(['id', 'webhook_id', 'tries'])
    .execute();
}

/** Deliveries whose attempt is overdue, so that their job must be lost; reschedules them for now. */
export async function claimOverdue(trx: Transaction<Schema>, before: Date, at: Date, limit: number) {
  const { rows } = await sql<{ id: number; webhook_id: number; tries: number; is_failing: boolean }>`
    WITH overdue AS (
      SELECT d.id, w.failing_since IS NOT NULL AS is_failing
      FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
      WHERE d.state = 'waiting' AND d.next_try_at < ${before}
      ORDER BY d.next_try_at LIMIT ${limit} FOR UPDATE OF d SKIP LOCKED
    )
    UPDATE webhook_deliveries d SET next_try_at = ${at}, updated_at = ${at} FROM overdue WHERE d.id = overdue.id
    RETURNING d.id, d.webhook_id, d.tries, overdue.is_failing`.execute(trx);
  return rows;
}

/** Deletes messages with their deliveries and attempts after the retention period. */
export async function deleteExpiredWebhookLog(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - LIMITS.webhookLogDays * DAY_MS);
  await db.deleteFrom('webhook_messages').where('created_at', '<', before).execute();
}
