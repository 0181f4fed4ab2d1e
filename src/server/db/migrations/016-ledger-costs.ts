import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * The same rules for ledger and orders, at a lower cost per exchange. PostgreSQL parses each CHECK constraint again
 * for every statement that writes the table, which was a fifth of an exchange; rules in a domain or trigger are
 * parsed once per connection.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(domains).execute(db);
  await sql.raw(accounts).execute(db);
  await sql.raw(transactions).execute(db);
  await sql.raw(orders).execute(db);
  await sql.raw(posting).execute(db);
}

const domains = `
CREATE DOMAIN currency_code AS text CHECK (VALUE IN ('TWD', 'MYR', 'SGD', 'EUR'));
CREATE DOMAIN minor_amount AS bigint CHECK (VALUE >= 0);
COMMENT ON DOMAIN minor_amount IS 'minor units of a currency';
CREATE DOMAIN ledger_account_kind AS text CHECK (VALUE IN ('points', 'held', 'owed', 'sales', 'issued', 'claims'));
CREATE DOMAIN ledger_transaction_kind AS text
  CHECK (VALUE IN ('top_up', 'top_up_refund', 'hold', 'release', 'exchange', 'exchange_refund'));
CREATE DOMAIN ledger_reference AS text CHECK (VALUE <> '');
CREATE DOMAIN order_number AS text CHECK (VALUE ~ '^P[0-9A-Z]{1,19}$');
CREATE DOMAIN order_status AS smallint CHECK (VALUE IN (1, 3, 9));
CREATE DOMAIN order_quantity AS smallint CHECK (VALUE > 0);
CREATE DOMAIN idempotency_key AS text CHECK (octet_length(VALUE) BETWEEN 1 AND 255);
CREATE DOMAIN sha256_hash AS bytea CHECK (octet_length(VALUE) = 32);
ALTER TABLE idempotency_keys
  DROP CONSTRAINT idempotency_keys_key_check, DROP CONSTRAINT idempotency_keys_request_hash_check,
  ALTER COLUMN key TYPE idempotency_key, ALTER COLUMN request_hash TYPE sha256_hash;
`;

/*
 * Nonnegative balances remain a CHECK, where readers of the table see it first. The other rules concern immutable
 * columns, so the trigger for new accounts checks them.
 */
const accounts = `
ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_kind_check, DROP CONSTRAINT ledger_accounts_currency_check,
  DROP CONSTRAINT ledger_accounts_owner_check, DROP CONSTRAINT ledger_accounts_kept_check,
  ALTER kind TYPE ledger_account_kind, ALTER currency TYPE currency_code;

CREATE OR REPLACE FUNCTION ledger_guard_new_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0 THEN
    RAISE EXCEPTION 'an account begins with nothing' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.owner_id = 0) <> (NEW.kind IN ('issued', 'claims'))
    OR (NEW.balance IS NOT NULL) <> (NEW.kind IN ('points', 'held', 'owed'))
  THEN
    RAISE EXCEPTION 'the house owns issued and claims; points, held and owed keep a balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 OR (NEW.balance IS NULL) <> (OLD.balance IS NULL)
    OR (NEW.id, NEW.owner_id, NEW.kind, NEW.currency) <> (OLD.id, OLD.owner_id, OLD.kind, OLD.currency)
  THEN
    RAISE EXCEPTION 'balances follow the entries' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
`;

const transactions = `
DROP INDEX ledger_transactions_once;
ALTER TABLE ledger_transactions
  DROP CONSTRAINT ledger_transactions_kind_check, DROP CONSTRAINT ledger_transactions_reference_check,
  ALTER kind TYPE ledger_transaction_kind, ALTER reference TYPE ledger_reference;
CREATE UNIQUE INDEX ledger_transactions_once ON ledger_transactions (kind, reference)
  WHERE kind IN ('top_up', 'exchange', 'exchange_refund');
COMMENT ON INDEX ledger_transactions_once IS 'nothing is credited, paid or given back twice';
`;

const orders = `
ALTER TABLE orders DROP COLUMN amount_rank,
  DROP CONSTRAINT orders_order_id_check, DROP CONSTRAINT orders_currency_check, DROP CONSTRAINT orders_price_minor_check,
  DROP CONSTRAINT orders_quantity_check, DROP CONSTRAINT orders_status_check, DROP CONSTRAINT orders_check,
  DROP CONSTRAINT orders_refunded_check, DROP CONSTRAINT orders_refund_operator_check;
DROP INDEX orders_waiting;
ALTER TABLE orders
  ALTER order_id TYPE order_number, ALTER currency TYPE currency_code, ALTER price_minor TYPE minor_amount,
  ALTER quantity TYPE order_quantity, ALTER status DROP DEFAULT, ALTER status TYPE order_status, ALTER status SET DEFAULT 1,
  ADD amount_rank bigint NOT NULL
    GENERATED ALWAYS AS (CASE currency WHEN 'TWD' THEN amount_minor * 100 ELSE amount_minor END) STORED;
CREATE INDEX orders_waiting ON orders (created_at DESC, id DESC) WHERE status = 9;
CREATE FUNCTION orders_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount_minor <> NEW.price_minor * NEW.quantity
    OR NEW.refunded_minor <> (CASE NEW.status WHEN 3 THEN NEW.amount_minor ELSE 0 END)
    OR NEW.refund_operator_id IS NOT NULL AND NEW.status <> 9
  THEN
    RAISE EXCEPTION 'an order costs price times quantity, is refunded whole or not at all, and waits for a second operator in status 9'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION orders_guard();
COMMENT ON COLUMN orders.amount_rank IS 'in hundredths of the major unit, so that amounts of all currencies sort together';
`;

/*
 * The writer marks an entry of an account with stored balance by a balance of zero, so that one query finds account
 * and transaction; a wrong mark finds none and fails.
 */
const posting = `
CREATE OR REPLACE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance_after IS NULL THEN
    PERFORM FROM ledger_accounts a, ledger_transactions t
      WHERE a.id = NEW.account_id AND a.currency = NEW.currency AND a.balance IS NULL
        AND t.id = NEW.transaction_id AND t.written_in = pg_current_xact_id();
  ELSE
    UPDATE ledger_accounts SET balance = balance + NEW.amount
      WHERE id = NEW.account_id AND currency = NEW.currency AND balance IS NOT NULL
        AND EXISTS (SELECT FROM ledger_transactions WHERE id = NEW.transaction_id AND written_in = pg_current_xact_id())
      RETURNING balance INTO NEW.balance_after;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'an entry belongs to a transaction of its own time and an account of its currency'
      USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION ledger_open_accounts(p_owners integer[], p_kinds text[], p_currencies text[])
RETURNS void LANGUAGE sql AS $$
  INSERT INTO ledger_accounts (owner_id, kind, currency, balance)
    SELECT line.owner_id, line.kind, line.currency, CASE WHEN line.kind IN ('points', 'held', 'owed') THEN 0 END
    FROM unnest(p_owners, p_kinds, p_currencies) AS line (owner_id, kind, currency)
    WHERE NOT EXISTS (
      SELECT FROM ledger_accounts a
      WHERE a.owner_id = line.owner_id AND a.kind = line.kind AND a.currency = line.currency
    )
    ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING;
$$;

CREATE OR REPLACE FUNCTION ledger_post(
  p_kind text, p_reference text, p_at timestamptz,
  p_owners integer[], p_kinds text[], p_currencies text[], p_amounts bigint[]
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  posted bigint;
BEGIN
  PERFORM ledger_open_accounts(p_owners, p_kinds, p_currencies);
  INSERT INTO ledger_transactions (kind, reference, posted_at) VALUES (p_kind, p_reference, p_at) RETURNING id INTO posted;
  INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
    SELECT posted, a.id, a.currency, sum(line.amount), CASE WHEN a.balance IS NOT NULL THEN 0 END
    FROM unnest(p_owners, p_kinds, p_currencies, p_amounts) AS line (owner_id, kind, currency, amount)
    JOIN ledger_accounts a ON a.owner_id = line.owner_id AND a.kind = line.kind AND a.currency = line.currency
    GROUP BY a.id
    HAVING sum(line.amount) <> 0
    ORDER BY a.id;
  RETURN posted;
END $$;
`;
