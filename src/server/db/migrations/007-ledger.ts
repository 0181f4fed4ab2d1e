import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** The ledger of star coins, idempotency keys of money calls, and daily record totals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(accounts).execute(db);
  await sql.raw(transactions).execute(db);
  await sql.raw(posting).execute(db);
  await sql.raw(idempotency).execute(db);
  await sql.raw(recordDays).execute(db);
  await sql.raw(reports).execute(db);
}

/*
 * Wallets (points, held, owed) store their balance, and their row is locked while it changes. The other accounts are
 * part of everyone's transactions: a stored balance would serialize them all, so their balance is the sum of their
 * entries.
 */
const accounts = `
CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('points', 'held', 'owed', 'sales', 'issued', 'claims')),
  currency text NOT NULL CHECK (currency IN ('TWD', 'MYR', 'SGD', 'EUR')),
  balance bigint,
  UNIQUE (owner_id, kind, currency),
  CONSTRAINT ledger_accounts_owner_check CHECK ((owner_id = 0) = (kind IN ('issued', 'claims'))),
  CONSTRAINT ledger_accounts_kept_check CHECK ((balance IS NOT NULL) = (kind IN ('points', 'held', 'owed'))),
  CONSTRAINT ledger_accounts_balance_check CHECK (balance >= 0)
);
COMMENT ON COLUMN ledger_accounts.owner_id IS 'the user; 0 is the house';
COMMENT ON COLUMN ledger_accounts.balance IS 'minor units; null where it is the sum of the entries';

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 OR (NEW.id, NEW.owner_id, NEW.kind, NEW.currency) <> (OLD.id, OLD.owner_id, OLD.kind, OLD.currency)
  THEN
    RAISE EXCEPTION 'balances follow the entries' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION ledger_guard_new_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0 THEN
    RAISE EXCEPTION 'an account begins with nothing' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_new BEFORE INSERT ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_guard_new_account();
CREATE TRIGGER guard_change BEFORE UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_guard_account();
CREATE TRIGGER refuse_removal BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE ledger_accounts ENABLE ALWAYS TRIGGER guard_new, ENABLE ALWAYS TRIGGER guard_change,
  ENABLE ALWAYS TRIGGER refuse_removal;
`;

const transactions = `
CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL
    CHECK (kind IN ('top_up', 'top_up_refund', 'hold', 'release', 'exchange', 'exchange_refund')),
  reference text NOT NULL CHECK (reference <> ''),
  posted_at timestamptz NOT NULL,
  written_in xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX ledger_transactions_reference ON ledger_transactions (reference);
CREATE INDEX ledger_transactions_time ON ledger_transactions USING brin (posted_at);
CREATE UNIQUE INDEX ledger_transactions_once ON ledger_transactions (kind, reference)
  WHERE kind IN ('top_up', 'exchange', 'exchange_refund');
COMMENT ON COLUMN ledger_transactions.reference IS 'what it was for: deposit:D… or order:P…';
COMMENT ON COLUMN ledger_transactions.written_in IS 'the transaction of the database that alone may add entries';
COMMENT ON INDEX ledger_transactions_once IS 'nothing is credited, paid or given back twice';

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id bigint NOT NULL,
  account_id bigint NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint,
  UNIQUE (transaction_id, account_id)
);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, id);
COMMENT ON TABLE ledger_entries IS 'append-only; a foreign key would have all writers lock the accounts of the house, so a trigger looks instead';
COMMENT ON COLUMN ledger_entries.amount IS 'minor units; what goes in is positive';
COMMENT ON COLUMN ledger_entries.balance_after IS 'of accounts that keep a balance';

CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger_transactions WHERE id = NEW.transaction_id AND written_in = pg_current_xact_id();
  IF FOUND THEN
    NEW.balance_after = NULL;
    UPDATE ledger_accounts SET balance = balance + NEW.amount
      WHERE id = NEW.account_id AND currency = NEW.currency AND balance IS NOT NULL
      RETURNING balance INTO NEW.balance_after;
    IF NOT FOUND THEN
      PERFORM FROM ledger_accounts WHERE id = NEW.account_id AND currency = NEW.currency AND balance IS NULL;
    END IF;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'an entry belongs to a transaction of its own time and an account of its currency'
      USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER apply_entry BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();

CREATE FUNCTION ledger_check_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM ledger_entries WHERE transaction_id = NEW.transaction_id GROUP BY currency HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_sum_check';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER sum_to_zero AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_sum();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE ledger_transactions ENABLE ALWAYS TRIGGER refuse_change;
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER refuse_change, ENABLE ALWAYS TRIGGER apply_entry,
  ENABLE ALWAYS TRIGGER sum_to_zero;
`;

/**
 * One call posts a whole transaction: it creates missing accounts and writes the entries in the order of account IDs,
 * which is the order in which wallets are locked.
 */
const posting = `
CREATE FUNCTION ledger_post(
  p_kind text, p_reference text, p_at timestamptz,
  p_owners integer[], p_kinds text[], p_currencies text[], p_amounts bigint[]
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  posted bigint;
BEGIN
  INSERT INTO ledger_accounts (owner_id, kind, currency, balance)
    SELECT line.owner_id, line.kind, line.currency, CASE WHEN line.kind IN ('points', 'held', 'owed') THEN 0 END
    FROM unnest(p_owners, p_kinds, p_currencies) AS line (owner_id, kind, currency)
    WHERE NOT EXISTS (
      SELECT FROM ledger_accounts a
      WHERE a.owner_id = line.owner_id AND a.kind = line.kind AND a.currency = line.currency
    )
    ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING;
  INSERT INTO ledger_transactions (kind, reference, posted_at) VALUES (p_kind, p_reference, p_at) RETURNING id INTO posted;
  INSERT INTO ledger_entries (transaction_id, account_id, currency, amount)
    SELECT posted, a.id, a.currency, sum(line.amount)
    FROM unnest(p_owners, p_kinds, p_currencies, p_amounts) AS line (owner_id, kind, currency, amount)
    JOIN ledger_accounts a ON a.owner_id = line.owner_id AND a.kind = line.kind AND a.currency = line.currency
    GROUP BY a.id
    HAVING sum(line.amount) <> 0
    ORDER BY a.id;
  RETURN posted;
END $$;
`;

const idempotency = `
CREATE TABLE idempotency_keys (
  user_id integer NOT NULL,
  key text NOT NULL CHECK (octet_length(key) BETWEEN 1 AND 255),
  call text NOT NULL,
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
COMMENT ON TABLE idempotency_keys IS 'answers of money calls, written in the transaction of what they answer';
`;

/*
 * The number and sums of a user's records of each kind per day: a list of 100,000 is counted by its days. The days
 * are Taiwan's, as in src/domain/money/business-period.ts.
 */
const recordDays = `
CREATE TABLE record_days (
  user_id integer NOT NULL,
  record text NOT NULL,
  day date NOT NULL,
  currency text NOT NULL,
  status smallint NOT NULL,
  count integer NOT NULL,
  amount_minor bigint NOT NULL,
  refunded_minor bigint NOT NULL,
  PRIMARY KEY (user_id, record, day, currency, status)
);

CREATE FUNCTION note_record_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := TG_ARGV[0];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.status, OLD.amount_minor, OLD.refunded_minor) = (NEW.status, NEW.amount_minor, NEW.refunded_minor) THEN
      RETURN NULL;
    END IF;
    UPDATE record_days d
      SET count = d.count - 1, amount_minor = d.amount_minor - OLD.amount_minor,
        refunded_minor = d.refunded_minor - OLD.refunded_minor
      WHERE d.user_id = OLD.user_id AND d.record = noted
        AND d.day = (OLD.created_at AT TIME ZONE 'Asia/Taipei')::date
        AND d.currency = OLD.currency AND d.status = OLD.status;
  END IF;
  INSERT INTO record_days AS d (user_id, record, day, currency, status, count, amount_minor, refunded_minor)
    VALUES (NEW.user_id, noted, (NEW.created_at AT TIME ZONE 'Asia/Taipei')::date, NEW.currency, NEW.status,
      1, NEW.amount_minor, NEW.refunded_minor)
    ON CONFLICT (user_id, record, day, currency, status) DO UPDATE
      SET count = d.count + 1, amount_minor = d.amount_minor + excluded.amount_minor,
        refunded_minor = d.refunded_minor + excluded.refunded_minor;
  RETURN NULL;
END $$;
`;

const reports = `
CREATE TABLE daily_closes (
  day date NOT NULL,
  currency text NOT NULL,
  top_up_count integer NOT NULL,
  top_up_minor bigint NOT NULL,
  refund_minor bigint NOT NULL,
  order_count integer NOT NULL,
  order_minor bigint NOT NULL,
  order_refund_minor bigint NOT NULL,
  circulation_minor bigint NOT NULL,
  PRIMARY KEY (day, currency)
);
COMMENT ON TABLE daily_closes IS 'what a day of Taiwan brought; only days that are over';
COMMENT ON COLUMN daily_closes.circulation_minor IS 'star coins at the end of the day: with players, held and with sellers';

CREATE TABLE ledger_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL,
  is_balanced boolean NOT NULL,
  figures jsonb NOT NULL,
  findings jsonb NOT NULL
);
`;
