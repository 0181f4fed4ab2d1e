import { type Kysely, sql } from 'kysely';
import type { Purchase } from '#contract/purchase/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import { exchangeIdOf, orderIdOf } from '#domain/money/order-number.ts';
import type { PurchasePlace } from '#domain/money/purchase-cursor.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

const COLUMNS = [
  ...(['id', 'order_id', 'user_id', 'application_id', 'app_id', 'product_id', 'product_names'] as const),
  ...(['currency', 'quantity', 'amount_minor', 'status', 'is_test'] as const),
  ...(['created_at', 'acknowledged_at', 'refund_decided_at'] as const),
] as const;

/** The columns of an order that its game may see, and its parties. */
export type PurchaseRow = Pick<Row<'orders'>, (typeof COLUMNS)[number]>;

type ShownColumn = Exclude<(typeof COLUMNS)[number], 'id' | 'user_id' | 'application_id' | 'product_names'>;

/** Builds the game's view of an order; it holds no personal data. */
export function presentPurchase(row: Pick<PurchaseRow, ShownColumn>, playerId: string): Purchase {
  const isRefunded = row.status === PAYMENT_STATUS.refunded;
  return {
    exchangeId: exchangeIdOf(row.order_id),
    applicationId: row.app_id,
    playerId,
    productId: row.product_id,
    quantity: row.quantity,
    currency: row.currency,
    amount: toMajor(row.amount_minor, row.currency),
    state: isRefunded ? 'refunded' : 'completed',
    testMode: row.is_test,
    createdAt: row.created_at.toISOString(),
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
    refundedAt: isRefunded ? (row.refund_decided_at?.toISOString() ?? null) : null,
  };
}

/** The developer who sold a purchase, or the player who bought it. For anyone else it does not exist. */
export type PurchaseParty = { readonly sellerId: number } | { readonly playerId: number };

function isOf(party: PurchaseParty) {
  return 'sellerId' in party ? sql<boolean>`seller_id = ${party.sellerId}` : sql<boolean>`user_id = ${party.playerId}`;
}

export interface PurchaseKey {
  readonly exchangeId: string;
  readonly party: PurchaseParty;
}

export function findPurchase(db: Db, { exchangeId, party }: PurchaseKey): Promise<PurchaseRow | undefined> {
  const orders = db.selectFrom('orders').select(COLUMNS).where('order_id', '=', orderIdOf(exchangeId));
  return orders.where(isOf(party)).executeTakeFirst();
}

/** Records the first delivery of a purchase, and returns the updated row. */
export async function acknowledge(db: Db, key: PurchaseKey, now: Date): Promise<PurchaseRow | undefined> {
  const noted = await db
    .updateTable('orders')
    .set({ acknowledged_at: now })
    .where('order_id', '=', orderIdOf(key.exchangeId))
    .where(isOf(key.party))
    .where('acknowledged_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  return noted ?? findPurchase(db, key);
}

export interface SoldSpan {
  readonly sellerId: number;
  /** Internal ID of the application. */
  readonly applicationId: number;
  readonly after: PurchasePlace;
  readonly isUnacknowledged: boolean;
  readonly limit: number;
}

/** Purchases in a game after a position, oldest first. */
export function listSold(db: Db, span: SoldSpan): Promise<PurchaseRow[]> {
  const { sellerId, applicationId, after, isUnacknowledged, limit } = span;
  let orders = db
    .selectFrom('orders')
    .select(COLUMNS)
    .where('seller_id', '=', sellerId)
    .where('application_id', '=', applicationId)
    .where(sql<boolean>`(created_at, id) > (${new Date(after.atMs)}, ${after.id}::bigint)`);
  if (isUnacknowledged) orders = orders.where('acknowledged_at', 'is', null);
  return orders.orderBy('created_at').orderBy('id').limit(limit).execute();
}

export interface BoughtSpan {
  readonly userId: number;
  /** Internal ID of the application. */
  readonly applicationId: number;
  readonly isUnacknowledged?: boolean;
  readonly limit: number;
  readonly offset?: number;
}

function boughtBy(db: Db, { userId, applicationId, isUnacknowledged = false }: BoughtSpan) {
  const orders = db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .where('status', '<>', PAYMENT_STATUS.refunded);
  return isUnacknowledged ? orders.where('acknowledged_at', 'is', null) : orders;
}

/** A player's purchases in a game without refunded ones, newest first. */
export function listBought(db: Db, span: BoughtSpan): Promise<PurchaseRow[]> {
  const { limit, offset = 0 } = span;
  const bought = boughtBy(db, span).select(COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc');
  return bought.limit(limit).offset(offset).execute();
}

export async function countBought(db: Db, span: BoughtSpan): Promise<number> {
  const counted = boughtBy(db, span).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}
