import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Top-ups with real money, their refunds, and the tables of the sandbox cashier, which acts as another company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(deposits).execute(db);
  await sql.raw(refunds).execute(db);
  await sql.raw(cashier).execute(db);
}

const deposits = `
CREATE TABLE deposits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL UNIQUE CHECK (order_id ~ '^D[0-9A-Z]{16}$'),
  user_id integer NOT NULL REFERENCES users,
  payment_method text NOT NULL CHECK (payment_method <> ''),
  provider text NOT NULL CHECK (provider <> ''),
  provider_reference text NOT NULL DEFAULT '',
  provider_method text NOT NULL DEFAULT '',
  currency text NOT NULL CHECK (currency IN ('TWD', 'MYR', 'SGD', 'EUR')),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  amount_rank bigint NOT NULL
    GENERATED ALWAYS AS (CASE currency WHEN 'TWD' THEN amount_minor * 100 ELSE amount_minor END) STORED,
  refunded_minor bigint NOT NULL DEFAULT 0,
  status smallint NOT NULL DEFAULT 2 CHECK (status BETWEEN 1 AND 9),
  problem text CHECK (problem IN ('wrong_amount', 'late_payment', 'refund_failed', 'refund_by_hand')),
  language text NOT NULL,
  store_code text,
  expires_at timestamptz,
  checks smallint NOT NULL DEFAULT 0,
  next_check_at timestamptz,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  updated_at timestamptz NOT NULL,
  CONSTRAINT deposits_refunded_check CHECK (refunded_minor BETWEEN 0 AND amount_minor),
  CONSTRAINT deposits_paid_check CHECK ((paid_at IS NOT NULL) = (status IN (1, 3, 9)))
);
CREATE INDEX deposits_of_user ON deposits (user_id, created_at, id);
CREATE INDEX deposits_of_user_amount ON deposits (user_id, amount_rank, id);
CREATE INDEX deposits_newest ON deposits (created_at, id);
CREATE INDEX deposits_largest ON deposits (amount_rank, id);
CREATE INDEX deposits_unsettled ON deposits (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX deposits_problem ON deposits (created_at, id) WHERE problem IS NOT NULL;
COMMENT ON COLUMN deposits.provider_method IS 'how it was paid, in the words of the provider';
COMMENT ON COLUMN deposits.amount_rank IS 'in hundredths of the major unit, so that amounts of all currencies sort together';
COMMENT ON COLUMN deposits.problem IS 'what the provider told and could not be followed, for operators';
COMMENT ON COLUMN deposits.next_check_at IS 'when the provider is asked about it; null once it is settled';
CREATE TRIGGER keep_days AFTER INSERT OR UPDATE ON deposits FOR EACH ROW EXECUTE FUNCTION note_record_day('deposit');
`;

const refunds = `
CREATE TABLE deposit_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deposit_id bigint NOT NULL REFERENCES deposits,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  held_minor bigint NOT NULL DEFAULT 0 CHECK (held_minor BETWEEN 0 AND amount_minor),
  owed_minor bigint NOT NULL DEFAULT 0 CHECK (owed_minor BETWEEN 0 AND amount_minor),
  state text NOT NULL CHECK (state IN ('waiting', 'sending', 'done', 'by_hand', 'failed', 'given_up')),
  reason text NOT NULL DEFAULT '',
  operator_id integer REFERENCES users,
  second_operator_id integer REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (second_operator_id IS NULL OR second_operator_id <> operator_id)
);
CREATE INDEX deposit_refunds_deposit ON deposit_refunds (deposit_id, id);
CREATE UNIQUE INDEX deposit_refunds_waiting ON deposit_refunds (deposit_id) WHERE state = 'waiting';
COMMENT ON COLUMN deposit_refunds.held_minor IS 'star coins set aside while it waits for a second operator';
COMMENT ON COLUMN deposit_refunds.owed_minor IS 'star coins that were spent already and are owed since';
COMMENT ON COLUMN deposit_refunds.operator_id IS 'who called for it; null: the provider told of it';
`;

const cashier = `
CREATE TABLE cashier_payments (
  order_id text PRIMARY KEY,
  method text NOT NULL,
  currency text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  refunded_minor bigint NOT NULL DEFAULT 0 CHECK (refunded_minor BETWEEN 0 AND amount_minor),
  state text NOT NULL CHECK (state IN ('open', 'authorised', 'paid', 'declined', 'cancelled')),
  reference text NOT NULL,
  store_code text,
  language text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE cashier_payments IS 'the books of the sandbox cashier: it never reads those of the store';

CREATE TABLE cashier_refunds (
  refund_id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES cashier_payments,
  amount_minor bigint NOT NULL
);
COMMENT ON TABLE cashier_refunds IS 'refunds that the store has asked for, so that asking twice refunds once';

CREATE TABLE cashier_notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES cashier_payments,
  body text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX cashier_notifications_order ON cashier_notifications (order_id, id);
`;
