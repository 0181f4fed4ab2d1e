import { type Kysely, sql, type Transaction } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { PaymentStatus } from '#contract/values/states.ts';
import type { Period } from '#domain/money/business-period.ts';
import type { Row, RowUpdate, Schema } from '../../db/schema.ts';
import { countRecords, type RecordTotal } from '../ledger/public.ts';
import { writePurchaseMessage } from '../webhook/public.ts';
import type { DraftedOrder } from './draft-order.ts';

type Db = Kysely<Schema>;

/** Filter of orders; omitted fields match everything. */
export interface OrderFilter {
  readonly userId?: number | undefined;
  /** The seller: orders of a developer's applications. */
  readonly sellerId?: number | undefined;
  readonly orderId?: string | undefined;
  /** Internal ID of the application. */
  readonly applicationId?: number | undefined;
  readonly productId?: string | undefined;
  readonly currency?: CurrencyCode | undefined;
  readonly status?: PaymentStatus | undefined;
  /** Country of the price. */
  readonly country?: string | undefined;
  readonly testMode?: boolean | undefined;
  readonly period: Period;
}

/** Totals of orders in one currency; amounts in minor units. */
export type OrderSum = Omit<RecordTotal, 'status'>;

/** By time or amount; `-` sorts descending. Ties are ordered by creation. */
export type OrderSort = 'createdAt' | '-createdAt' | 'amount' | '-amount';

export interface OrderPage {
  readonly sort?: OrderSort;
  readonly limit: number;
  readonly offset?: number;
  /** The order before the page. A keyset stays stable while orders come in. */
  readonly after?: Row<'orders'> | null;
}

const COLUMNS = {
  createdAt: { name: 'created_at', direction: 'asc' },
  '-createdAt': { name: 'created_at', direction: 'desc' },
  amount: { name: 'amount_rank', direction: 'asc' },
  '-amount': { name: 'amount_rank', direction: 'desc' },
} as const satisfies Record<OrderSort, { name: 'created_at' | 'amount_rank'; direction: 'asc' | 'desc' }>;

/** One page of orders, newest first by default. */
export function listOrderRows(db: Db, filter: OrderFilter, page: OrderPage): Promise<Row<'orders'>[]> {
  const { sort = '-createdAt', limit, offset = 0, after = null } = page;
  const { name, direction } = COLUMNS[sort];
  let rows = matching(db, filter).selectAll();
  if (after !== null) {
    const isLater = direction === 'asc' ? sql`>` : sql`<`;
    rows = rows.where(sql<boolean>`(${sql.ref(name)}, id) ${isLater} (${after[name]}, ${after.id})`);
  }
  return rows.orderBy(name, direction).orderBy('id', direction).limit(limit).offset(offset).execute();
}

/** Totals of matching orders by currency, from stored daily totals where they suffice. */
export async function sumOrders(db: Db, filter: OrderFilter): Promise<OrderSum[]> {
  const { userId, sellerId, orderId, applicationId, productId, currency, status, country, testMode, period } = filter;
  const parts = [sellerId, orderId, applicationId, productId, country, testMode];
  const isOfUserAlone = parts.every((part) => part === undefined);
  const kept =
    isOfUserAlone && userId !== undefined ? await countRecords(db, { record: 'order', userId, period }) : undefined;
  if (kept === undefined) return sumRows(db, filter);
  const asked = kept.filter((total) => status === undefined || total.status === status);
  return joinStatuses(asked.filter((total) => currency === undefined || total.currency === currency));
}

function sumRows(db: Db, filter: OrderFilter): Promise<OrderSum[]> {
  return matching(db, filter)
    .select(({ fn }) => [
      'currency',
      fn.countAll<number>().as('count'),
      sql<number>`${fn.sum('amount_minor')}::bigint`.as('amountMinor'),
      sql<number>`${fn.sum('refunded_minor')}::bigint`.as('refundedMinor'),
    ])
    .groupBy('currency')
    .execute();
}

function joinStatuses(totals: readonly RecordTotal[]): OrderSum[] {
  return Array.from(
    Map.groupBy(totals, ({ currency }) => currency),
    ([currency, group]) => ({
      currency,
      count: group.reduce((sum, { count }) => sum + count, 0),
      amountMinor: group.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      refundedMinor: group.reduce((sum, { refundedMinor }) => sum + refundedMinor, 0),
    }),
  );
}

function matching(db: Db, filter: OrderFilter) {
  const { userId, sellerId, orderId, applicationId, productId, currency, status, country, testMode, period } = filter;
  const { fromMs, toMs } = period;
  let query = db.selectFrom('orders');
  if (userId !== undefined) query = query.where('user_id', '=', sql<number>`${userId}::bigint`);
  if (sellerId !== undefined) query = query.where('seller_id', '=', sellerId);
  if (country !== undefined) query = query.where('country', '=', country);
  if (testMode !== undefined) query = query.where('is_test', '=', testMode);
  if (orderId !== undefined) query = query.where('order_id', '=', orderId);
  if (applicationId !== undefined) query = query.where('application_id', '=', applicationId);
  if (productId !== undefined) query = query.where('product_id', '=', productId);
  if (currency !== undefined) query = query.where('currency', '=', currency);
  if (status !== undefined) query = query.where('status', '=', status);
  if (fromMs !== null) query = query.where('created_at', '>=', new Date(fromMs));
  if (toMs !== null) query = query.where('created_at', '<', new Date(toMs));
  return query;
}

/** Inserts an order without payment, in the same form as `exchange` does. */
export async function insertOrder(trx: Transaction<Schema>, order: DraftedOrder, traceparent?: string): Promise<void> {
  const { application_names, product_names } = order;
  const texts = {
    application_names: JSON.stringify(application_names),
    product_names: JSON.stringify(product_names),
  };
  await trx
    .insertInto('orders')
    .values({ ...order, ...texts })
    .execute();
  await writePurchaseMessage(trx, 'purchase.completed', order, { at: order.created_at, traceparent });
}

/** An order of a user; undefined if the user has no order with that ID. */
export function findOrderOf(db: Db, userId: number, orderId: string): Promise<Row<'orders'> | undefined> {
  const orders = db.selectFrom('orders').selectAll().where('order_id', '=', orderId);
  return orders.where('user_id', '=', userId).executeTakeFirst();
}

/** Locks an order until the transaction ends, which serializes decisions on it. */
export function lockOrder(trx: Transaction<Schema>, orderId: string): Promise<Row<'orders'> | undefined> {
  return trx.selectFrom('orders').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();
}

/** Updates an order and returns the updated row. */
export function changeOrder(
  trx: Transaction<Schema>,
  orderId: string,
  change: Pick<
    RowUpdate<'orders'>,
    | 'status'
    | 'lang'
    | 'refunded_minor'
    | 'refund_reason'
    | 'refund_requested_at'
    | 'refund_answer'
    | 'refund_decided_at'
    | 'refund_operator_id'
    | 'refund_requester_id'
  >,
): Promise<Row<'orders'>> {
  const changed = trx.updateTable('orders').set(change).where('order_id', '=', orderId);
  return changed.returningAll().executeTakeFirstOrThrow();
}

/** The buyer of an order, as mails and operators address them. */
export interface Buyer {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly email: string;
  readonly is_email_confirmed: boolean;
}

export function findBuyers(db: Db, ids: readonly number[]): Promise<Buyer[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const columns = ['id', 'account', 'nickname', 'email', 'is_email_confirmed'] as const;
  return db.selectFrom('users').select(columns).where('id', 'in', ids).execute();
}
