import { type Kysely, sql, type Transaction } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { PaymentStatus } from '#contract/values/states.ts';
import type { Period } from '#domain/money/business-period.ts';
import type { Row, RowUpdate, Schema } from '../../db/schema.ts';
import { countRecords, type RecordTotal } from '../ledger/public.ts';
import { writePurchaseMessage } from '../webhook/public.ts';
import type { DraftedOrder } from './draft-order.ts';

type Db = Kysely<Schema>;

/** Which orders; whatever is left out does not matter. */
export interface OrderFilter {
  readonly userId?: number | undefined;
  /** Whose games: what a developer sold. */
  readonly sellerId?: number | undefined;
  readonly orderId?: string | undefined;
  /** Our number of the application. */
  readonly applicationId?: number | undefined;
  readonly productId?: string | undefined;
  readonly currency?: CurrencyCode | undefined;
  readonly status?: PaymentStatus | undefined;
  /** Whose price it was. */
  readonly country?: string | undefined;
  readonly testMode?: boolean | undefined;
  readonly period: Period;
}

/** Orders of one currency together; amounts in minor units. */
export type OrderSum = Omit<RecordTotal, 'status'>;

/** By time or amount; `-` begins with the latest or the largest. Equal ones stand in the order in which they were made. */
export type OrderSort = 'createdAt' | '-createdAt' | 'amount' | '-amount';

export interface OrderPage {
  readonly sort?: OrderSort;
  readonly limit: number;
  readonly offset?: number;
  /** The order after which the page begins: pages that stay right while orders come in. */
  readonly after?: Row<'orders'> | null;
}

const COLUMNS = {
  createdAt: { name: 'created_at', direction: 'asc' },
  '-createdAt': { name: 'created_at', direction: 'desc' },
  amount: { name: 'amount_rank', direction: 'asc' },
  '-amount': { name: 'amount_rank', direction: 'desc' },
} as const satisfies Record<OrderSort, { name: 'created_at' | 'amount_rank'; direction: 'asc' | 'desc' }>;

/** One page of orders, by default the newest first. */
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

/** What matching orders come to, by currency; kept figures where they answer it. */
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

/** Keeps an order that nobody pays for, as `exchange` keeps one that is paid. */
export async function insertOrder(trx: Transaction<Schema>, order: DraftedOrder): Promise<void> {
  const { application_names, product_names } = order;
  const texts = {
    application_names: JSON.stringify(application_names),
    product_names: JSON.stringify(product_names),
  };
  await trx
    .insertInto('orders')
    .values({ ...order, ...texts })
    .execute();
  await writePurchaseMessage(trx, 'purchase.completed', order, order.created_at);
}

/** An order of a user; undefined where the user has none of that number. */
export function findOrderOf(db: Db, userId: number, orderId: string): Promise<Row<'orders'> | undefined> {
  const orders = db.selectFrom('orders').selectAll().where('order_id', '=', orderId);
  return orders.where('user_id', '=', userId).executeTakeFirst();
}

/** An order, locked until the transaction ends, so that two decisions on it come one after the other. */
export function lockOrder(trx: Transaction<Schema>, orderId: string): Promise<Row<'orders'> | undefined> {
  return trx.selectFrom('orders').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();
}

/** Changes an order and answers it as it is then. */
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

/** Whom an order concerns, as mails and operators name a person. */
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
