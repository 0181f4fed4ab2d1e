import { type RawBuilder, sql } from 'kysely';
import type { LedgerCheck } from '#contract/ledger/entities.ts';

/** A consistency check of the ledger, against itself or the records behind it. */
export interface LedgerCheckQuery {
  /** The number of items to check. */
  readonly checked: RawBuilder<{ readonly checked: number }>;
  /** A text that identifies each difference; amounts in minor units. */
  readonly findings: RawBuilder<{ readonly finding: string }>;
}

/** Deposits whose star coins must have been credited. */
const PAID = sql`d.paid_at IS NOT NULL`;

/** All checks by name. The queries scan whole tables; they run in a separate transaction without a time limit. */
export const LEDGER_CHECK_QUERIES: Readonly<Record<LedgerCheck, LedgerCheckQuery>> = {
  balances: {
    checked: sql`SELECT count(*) AS checked FROM ledger_accounts WHERE balance IS NOT NULL`,
    findings: sql`
      SELECT format('account %s keeps %s, its entries come to %s', a.id, a.balance, coalesce(sum(e.amount), 0)) AS finding
      FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id
      WHERE a.balance IS NOT NULL GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0)`,
  },
  sums: {
    checked: sql`SELECT count(*) AS checked FROM ledger_transactions`,
    findings: sql`
      SELECT format('transaction %s comes to %s %s', transaction_id, sum(amount), currency) AS finding
      FROM ledger_entries GROUP BY transaction_id, currency HAVING sum(amount) <> 0`,
  },
  circulation: {
    checked: sql`SELECT count(DISTINCT currency) AS checked FROM ledger_entries`,
    findings: sql`
      SELECT format('%s %s are issued, %s are about', -sum(amount) FILTER (WHERE kind = 'issued'), currency,
        sum(amount) FILTER (WHERE kind IN ('points', 'held', 'sales'))) AS finding
      FROM ledger_entries JOIN ledger_accounts USING (currency) WHERE ledger_accounts.id = account_id
      GROUP BY currency
      HAVING coalesce(sum(amount) FILTER (WHERE kind IN ('points', 'held', 'sales', 'issued')), 0) <> 0`,
  },
  claims: {
    checked: sql`SELECT count(*) AS checked FROM ledger_accounts WHERE kind = 'owed'`,
    findings: sql`
      SELECT format('claims and what is owed differ by %s %s', sum(amount), currency) AS finding
      FROM ledger_entries JOIN ledger_accounts USING (currency) WHERE ledger_accounts.id = account_id
        AND kind IN ('owed', 'claims')
      GROUP BY currency HAVING sum(amount) <> 0`,
  },
  deposits: {
    checked: sql`SELECT count(*) AS checked FROM deposits d WHERE ${PAID}`,
    findings: sql`
      SELECT format('deposit %s over %s was credited with %s', coalesce(d.order_id, c.order_id),
        coalesce(d.amount_minor, 0), coalesce(c.amount, 0)) AS finding
      FROM (SELECT * FROM deposits d WHERE ${PAID}) d
      FULL JOIN (${movedByReference('top_up', 'deposit', { issued: -1, claims: 1 })}) c USING (order_id)
      WHERE d.amount_minor IS DISTINCT FROM c.amount OR d.currency <> c.currency`,
  },
  refunds: {
    checked: sql`SELECT count(*) AS checked FROM deposits WHERE refunded_minor > 0`,
    findings: sql`
      SELECT format('deposit %s refunded %s, taken back %s', coalesce(d.order_id, c.order_id),
        coalesce(d.refunded_minor, 0), coalesce(c.amount, 0)) AS finding
      FROM (SELECT * FROM deposits WHERE refunded_minor > 0) d
      FULL JOIN (${movedByReference('top_up_refund', 'deposit', { issued: 1, claims: -1 })}) c USING (order_id)
      WHERE coalesce(d.refunded_minor, 0) <> coalesce(c.amount, 0)`,
  },
  orders: {
    checked: sql`SELECT count(*) AS checked FROM orders`,
    findings: sql`
      SELECT format('order %s over %s (%s given back) moved %s and gave back %s', coalesce(o.order_id, c.order_id),
        o.amount_minor, o.refunded_minor, coalesce(c.amount, 0), coalesce(r.amount, 0)) AS finding
      FROM (SELECT * FROM orders WHERE amount_minor > 0) o
      FULL JOIN (${movedByReference('exchange', 'order', { sales: 1 })}) c USING (order_id)
      LEFT JOIN (${movedByReference('exchange_refund', 'order', { sales: -1 })}) r USING (order_id)
      WHERE o.amount_minor IS DISTINCT FROM c.amount OR coalesce(o.refunded_minor, 0) <> coalesce(r.amount, 0)`,
  },
  recordDays: {
    checked: sql`SELECT count(*) AS checked FROM record_days`,
    findings: sql`
      SELECT format('%s records of user %s on %s: %s counted, %s there', record, user_id, day,
        coalesce(k.count, 0), coalesce(r.count, 0)) AS finding
      FROM (SELECT * FROM record_days WHERE count <> 0) k
      FULL JOIN (
        SELECT user_id, 'deposit' AS record, (created_at AT TIME ZONE 'Asia/Taipei')::date AS day, currency, status,
          count(*) AS count, sum(amount_minor) AS amount_minor, sum(refunded_minor) AS refunded_minor
        FROM deposits GROUP BY 1, 2, 3, 4, 5
        UNION ALL
        SELECT user_id, 'order', (created_at AT TIME ZONE 'Asia/Taipei')::date, currency, status,
          count(*), sum(amount_minor), sum(refunded_minor)
        FROM orders GROUP BY 1, 2, 3, 4, 5
      ) r USING (user_id, record, day, currency, status)
      WHERE (k.count, k.amount_minor, k.refunded_minor) IS DISTINCT FROM (r.count, r.amount_minor, r.refunded_minor)`,
  },
};

/**
 * The amounts that transactions of a kind moved per deposit or order, from the accounts of the house and the sellers.
 */
function movedByReference(kind: string, of: 'deposit' | 'order', signs: Readonly<Record<string, number>>) {
  const parts = Object.entries(signs).map(([account, sign]) => sql`WHEN ${account} THEN ${sign}::bigint * e.amount`);
  return sql`
    SELECT substr(t.reference, ${of.length + 2}::integer) AS order_id, e.currency,
      sum(CASE a.kind ${sql.join(parts, sql` `)} ELSE 0 END)::bigint AS amount
    FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts a ON a.id = e.account_id
    WHERE t.kind = ${kind} AND t.reference LIKE ${`${of}:%`}
    GROUP BY t.reference, e.currency`;
}
