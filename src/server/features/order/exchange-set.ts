import pg from 'pg';
import { SHELF } from '#contract/values/states.ts';
import type { Exchange } from './exchange.ts';

/** How long a set waits for a lock; whoever else it holds up waits as long. A deadlock would be noticed after 1 s. */
const LOCK_WAIT = '200ms';

/**
 * `EXCHANGE` for a set of exchanges, each of another player, as one transaction: the valid ones are claimed, posted and
 * ordered, and the others leave nothing behind. Wallets are locked before their balance counts, so that a set is not
 * refused for a balance that is too low. A wallet that is locked by another transaction is skipped instead of holding up
 * all. `OFFSET 0` has the planner look up each row by its key, however small the tables were when it planned.
 */
const EXCHANGE_SET = `
WITH asked AS MATERIALIZED (
  SELECT rows.* FROM (SELECT set_config('lock_timeout', '${LOCK_WAIT}', true) OFFSET 0) AS limited,
    json_to_recordset($1::json) AS rows (
      user_id integer, key text, call text, request_hash bytea, answer jsonb, at timestamptz, application_id integer,
      source_id integer, source_country text, currency text, price_minor bigint, amount_minor bigint, order_id text,
      seller_id integer, app_id text, application_names jsonb, product_id text, product_names jsonb, seller text,
      lang text, quantity smallint, country text, traceparent text
    )
), payable AS MATERIALIZED (
  SELECT asked.user_id, wallet.id AS wallet_id, sales.id AS sales_id, game.id IS NOT NULL AS is_game
  FROM asked
  LEFT JOIN LATERAL (
    SELECT id, balance FROM ledger_accounts
    WHERE owner_id = asked.user_id AND kind = 'points' AND currency = asked.currency AND asked.amount_minor > 0
    FOR NO KEY UPDATE SKIP LOCKED
  ) AS wallet ON true
  LEFT JOIN LATERAL (
    SELECT id FROM ledger_accounts
    WHERE owner_id = asked.seller_id AND kind = 'sales' AND currency = asked.currency OFFSET 0
  ) AS sales ON true
  LEFT JOIN LATERAL (
    SELECT id FROM applications
    WHERE id = asked.application_id AND game_product_id = asked.source_id OFFSET 0
  ) AS game ON true
  WHERE (asked.amount_minor = 0 OR wallet.balance >= asked.amount_minor AND sales.id IS NOT NULL)
    AND EXISTS (
      SELECT FROM applications WHERE id = asked.application_id AND status = ${SHELF.onShelf} AND is_open OFFSET 0
    )
    AND (asked.source_id IS NULL OR EXISTS (
      SELECT FROM products p JOIN product_prices r ON r.product_id = p.id
        LEFT JOIN LATERAL discount_of(p.application_id, p.id, asked.at) AS d ON true
      WHERE p.id = asked.source_id AND p.status = ${SHELF.onShelf} AND r.country = asked.source_country
        AND r.currency = asked.currency 
        AND discounted_price(r.price_minor, d.percent) = asked.price_minor OFFSET 0
    ))
    AND (game.id IS NULL OR asked.quantity = 1 AND NOT EXISTS (
      SELECT FROM owned_games WHERE application_id = game.id AND user_id = asked.user_id OFFSET 0
    ))
), claimed AS (
  INSERT INTO idempotency_keys (user_id, key, call, request_hash, answer, created_at)
  SELECT user_id, key, call, request_hash, answer, at FROM payable JOIN asked USING (user_id) ORDER BY user_id
  ON CONFLICT DO NOTHING
  RETURNING user_id
), posted AS (
  INSERT INTO ledger_transactions (kind, reference, posted_at)
  SELECT 'exchange', 'order:' || order_id, at FROM claimed JOIN asked USING (user_id) WHERE amount_minor > 0
  RETURNING id, reference
), entered AS (
  INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
  SELECT posted.id, line.account_id, currency, line.amount, line.balance
  FROM posted JOIN asked ON reference = 'order:' || order_id JOIN payable USING (user_id)
    CROSS JOIN LATERAL (VALUES (wallet_id, -amount_minor, 0), (sales_id, amount_minor, NULL))
      AS line (account_id, amount, balance)
), ordered AS (
  INSERT INTO orders (order_id, user_id, application_id, app_id, application_names, product_id, product_names, seller_id,
    seller, lang, currency, price_minor, quantity, amount_minor, created_at, country)
  SELECT order_id, user_id, application_id, app_id, application_names, product_id, product_names, seller_id, seller,
    lang, currency, price_minor, quantity, amount_minor, at, country
  FROM claimed JOIN asked USING (user_id)
  RETURNING order_id, user_id, application_id, created_at
), owned AS (
  INSERT INTO owned_games (application_id, user_id, order_id, owned_since)
  SELECT application_id, user_id, order_id, created_at FROM ordered JOIN payable USING (user_id) WHERE is_game
  ORDER BY application_id, user_id
), noted AS (
  INSERT INTO webhook_messages (application_id, type, order_id, created_at, traceparent)
  SELECT ordered.application_id, 'purchase.completed', ordered.order_id, created_at, traceparent
  FROM ordered JOIN asked USING (user_id)
  WHERE EXISTS (
    SELECT FROM webhooks
    WHERE application_id = ordered.application_id AND is_enabled AND 'purchase.completed' = ANY (events) OFFSET 0
  )
)
SELECT order_id FROM ordered`;

/**
 * Pays for and stores the orders of a set, each of another player, in one transaction, and returns those that are paid.
 * The others left nothing behind, and `exchange` says why: the key is used, the offer has changed, the balance is too
 * low, an account is missing, or another transaction uses the wallet. If the statement fails, for a reason that may
 * concern only one of them, none is known to be paid; the keys keep `exchange` from paying twice.
 * @throws if there is no connection.
 */
export async function exchangeSet(
  pool: pg.Pool,
  set: readonly Exchange[],
  onFailure: (error: unknown) => void,
): Promise<ReadonlySet<Exchange>> {
  // Keys and daily totals are locked in the order of the rows, which must be the same for all sets.
  const rows = set.map(toRow).sort((one, other) => one.user_id - other.user_id);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const query = { name: 'exchange-set', text: EXCHANGE_SET, values: [JSON.stringify(rows)] };
    const result = await client.query<{ order_id: string }>(query);
    const paid = new Set(result.rows.map(({ order_id }) => order_id));
    return new Set(set.filter(({ order }) => paid.has(order.order_id)));
  } catch (error) {
    // See `exchange`: a refusal must not cost a connection, but a broken one must not get the next exchange.
    const isRefusal = error instanceof pg.DatabaseError && error.severity === 'ERROR';
    broken = isRefusal || !(error instanceof Error) ? undefined : error;
    onFailure(error);
    return new Set();
  } finally {
    client.release(broken);
  }
}

function toRow({ call, offer, order, answer, traceparent }: Exchange) {
  return {
    user_id: order.user_id,
    key: call.key,
    call: call.call,
    request_hash: `\\x${call.requestHash.toString('hex')}`,
    answer,
    at: order.created_at,
    application_id: order.application_id,
    source_id: offer.source?.id ?? null,
    source_country: offer.source?.country ?? null,
    currency: order.currency,
    price_minor: order.price_minor,
    amount_minor: order.amount_minor,
    order_id: order.order_id,
    seller_id: order.seller_id,
    app_id: order.app_id,
    application_names: order.application_names,
    product_id: order.product_id,
    product_names: order.product_names,
    seller: order.seller,
    lang: order.lang,
    quantity: order.quantity,
    country: order.country,
    traceparent,
  };
}
