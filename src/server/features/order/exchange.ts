import pg from 'pg';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Order } from '#contract/order/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import type { IdempotentCall } from '../../api/run-once.ts';
import { isBelowZero } from '../ledger/public.ts';
import type { DraftedOrder } from './draft-order.ts';
import type { Offer } from './find-offer.ts';

export interface Exchange {
  readonly call: IdempotentCall;
  readonly offer: Offer;
  readonly order: DraftedOrder;
  /** The call's response, also for repeated calls. */
  readonly answer: Order;
  /** The trace that its webhooks continue. */
  readonly traceparent: string | undefined;
}

/**
 * The whole exchange in one statement, hence one transaction and one round trip: it claims the idempotency key only if
 * the
 * offer is unchanged and the accounts of player and seller exist, posts the payment, stores the order, and queues a
 * message for the game's webhooks. A free product moves no star coins. The product that sells the game itself makes the
 * player own it: of two such exchanges at once, the key of `owned_games` fails one.
 */
const EXCHANGE = `
WITH lines AS (
  SELECT id, balance, CASE WHEN kind = 'points' THEN -$12::bigint ELSE $12::bigint END AS amount FROM ledger_accounts
  WHERE currency = $10::text AND $12::bigint > 0
    AND (owner_id = $1::integer AND kind = 'points' OR owner_id = $14::integer AND kind = 'sales')
), game AS (
  SELECT FROM applications WHERE id = $7::integer AND game_product_id = $8::integer
), claimed AS (
  INSERT INTO idempotency_keys (user_id, key, call, request_hash, answer, created_at)
  SELECT $1::integer, $2::text, $3::text, $4::bytea, $5::jsonb, $6::timestamptz
  WHERE EXISTS (SELECT FROM applications WHERE id = $7::integer AND status = ${SHELF.onShelf} AND is_open)
    AND ($8::integer IS NULL OR EXISTS (
      SELECT FROM products p JOIN product_prices r ON r.product_id = p.id
        LEFT JOIN LATERAL discount_of(p.application_id, p.id, $6::timestamptz) AS d ON true
      WHERE p.id = $8::integer AND p.status = ${SHELF.onShelf}
        AND r.country = $9::text AND r.currency = $10::text AND discounted_price(r.price_minor, d.percent) = $11::bigint
    ))
    AND ($12::bigint = 0 OR (SELECT count(*) FROM lines) = 2)
    AND (NOT EXISTS (SELECT FROM game) OR $21::smallint = 1 AND NOT EXISTS (
      SELECT FROM owned_games WHERE application_id = $7::integer AND user_id = $1::integer
    ))
  ON CONFLICT DO NOTHING
  RETURNING user_id
), posted AS (
  INSERT INTO ledger_transactions (kind, reference, posted_at)
  SELECT 'exchange', 'order:' || $13::text, $6::timestamptz FROM claimed WHERE $12::bigint > 0
  RETURNING id
), entered AS (
  INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
  SELECT posted.id, lines.id, $10::text, amount, CASE WHEN balance IS NOT NULL THEN 0 END
  FROM posted, lines ORDER BY lines.id
), ordered AS (
  INSERT INTO orders (order_id, user_id, application_id, app_id, application_names, product_id, product_names, seller_id,
    seller, lang, currency, price_minor, quantity, amount_minor, created_at, country)
  SELECT $13::text, user_id, $7::integer, $15::text, $16::jsonb, $17::text, $18::jsonb, $14::integer,
    $19::text, $20::text, $10::text, $11::bigint, $21::smallint, $12::bigint, $6::timestamptz,
    $22::text
  FROM claimed
  RETURNING order_id
), owned AS (
  INSERT INTO owned_games (application_id, user_id, order_id, owned_since)
  SELECT $7::integer, $1::integer, order_id, $6::timestamptz FROM ordered WHERE EXISTS (SELECT FROM game)
), noted AS (
  INSERT INTO webhook_messages (application_id, type, order_id, created_at, traceparent)
  SELECT $7::integer, 'purchase.completed', order_id, $6::timestamptz, $23::text FROM ordered
  WHERE EXISTS (
    SELECT FROM webhooks
    WHERE application_id = $7::integer AND is_enabled AND 'purchase.completed' = ANY (events)
  )
)
SELECT order_id FROM ordered`;

/** The ledger accounts that the exchange moves star coins between. */
const OPEN_ACCOUNTS = `
SELECT ledger_open_accounts(ARRAY[$1::integer, $2::integer], ARRAY['points', 'sales'], ARRAY[$3::text, $3::text])`;

/**
 * Pays for and stores an order. Writes nothing and returns false if the key is used or the offer has changed.
 * @throws ApiError `notEnoughCoins` if the balance is too low, `gameAlreadyOwned` if a concurrent exchange has bought
 * the game; nothing is written, and the key stays unused.
 */
export async function exchange(pool: pg.Pool, wanted: Exchange): Promise<boolean> {
  // `pool.query` closes the connection of a failed query, and the next query would wait 20 ms for a new one; a low
  // balance is no connection error. `release` discards a broken connection either way.
  const client = await pool.connect();
  try {
    if (await pay(client, wanted)) return true;
    // Free products need no ledger accounts.
    return wanted.order.amount_minor > 0 && (await payFirst(client, wanted));
  } catch (error) {
    if (isBelowZero(error)) throw notEnoughPoints();
    throw isBoughtTwice(error) ? new ApiError(ERROR.gameAlreadyOwned) : error;
  } finally {
    client.release();
  }
}

async function pay(client: pg.PoolClient, { call, offer, order, answer, traceparent }: Exchange): Promise<boolean> {
  const values = [
    ...[order.user_id, call.key, call.call, call.requestHash, JSON.stringify(answer), order.created_at],
    ...[order.application_id, offer.source?.id ?? null, offer.source?.country ?? null, order.currency],
    ...[order.price_minor, order.amount_minor, order.order_id, order.seller_id, order.app_id],
    ...[JSON.stringify(order.application_names), order.product_id, JSON.stringify(order.product_names)],
    ...[order.seller, order.lang, order.quantity, order.country, traceparent ?? null],
  ];
  const { rowCount } = await client.query({ name: 'exchange', text: EXCHANGE, values });
  return rowCount === 1;
}

/** Opens the accounts and pays again: a player's first exchange, or the first with a seller, in this currency. */
async function payFirst(client: pg.PoolClient, wanted: Exchange): Promise<boolean> {
  const { user_id, seller_id, currency } = wanted.order;
  await client.query('BEGIN');
  try {
    await client.query(OPEN_ACCOUNTS, [user_id, seller_id, currency]);
    const isPaid = await pay(client, wanted);
    await client.query(isPaid ? 'COMMIT' : 'ROLLBACK');
    return isPaid;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function isBoughtTwice(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'owned_games_pkey';
}

/** The error for an order that costs more than the balance (R5.91). */
export function notEnoughPoints(): ApiError {
  return new ApiError(ERROR.notEnoughCoins, { fields: { quantity: 'rule.insufficient_points_vip' } });
}
