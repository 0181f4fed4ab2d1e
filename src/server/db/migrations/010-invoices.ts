import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Electronic invoices for top-ups: carriers, numbers, invoices, draws; the shop's agencies; exchange rates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(carriers).execute(db);
  await sql.raw(invoices).execute(db);
  await sql.raw(draws).execute(db);
  await sql.raw(shop).execute(db);
}

/*
 * One carrier per account: earlier ones are not kept, since each invoice stores its own. Linking a member carrier
 * involves two secrets, stored as hashes: that of the starting link, and the one the platform returns.
 */
const carriers = `
CREATE TABLE invoice_carriers (
  user_id integer PRIMARY KEY REFERENCES users,
  type smallint NOT NULL CHECK (type BETWEEN 1 AND 4),
  code text NOT NULL CHECK (code <> ''),
  hidden_code text,
  bound_at timestamptz NOT NULL,
  CONSTRAINT invoice_carriers_hidden_check CHECK ((hidden_code IS NOT NULL) = (type = 3))
);
COMMENT ON COLUMN invoice_carriers.type IS '1 mobile barcode, 2 citizen certificate, 3 member carrier, 4 donation code';
COMMENT ON COLUMN invoice_carriers.hidden_code IS 'what the platform knows a member carrier by, never shown';

CREATE TABLE invoice_bindings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  link_hash bytea NOT NULL UNIQUE CHECK (octet_length(link_hash) = 32),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  visible_code text NOT NULL,
  hidden_code text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  answered_at timestamptz
);
CREATE INDEX invoice_bindings_expiry ON invoice_bindings (expires_at);
CREATE INDEX invoice_bindings_user ON invoice_bindings (user_id);
`;

/*
 * A row is created when its deposit is paid; its number is set when the invoice is issued. The numbers of a range are
 * assigned without gaps: under a lock on the range's row, in the transaction that writes them to the invoices.
 */
const invoices = `
CREATE TABLE invoice_ranges (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  period text NOT NULL CHECK (period ~ '^\\d{4}-(01|03|05|07|09|11)$'),
  prefix text NOT NULL CHECK (prefix ~ '^[A-Z]{2}$'),
  first_number integer NOT NULL CHECK (first_number >= 0),
  last_number integer NOT NULL CHECK (last_number <= 99999999),
  next_number integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT invoice_ranges_order_check CHECK (first_number <= last_number),
  CONSTRAINT invoice_ranges_next_check CHECK (next_number BETWEEN first_number AND last_number + 1)
);
CREATE INDEX invoice_ranges_period ON invoice_ranges (period, id);

CREATE TABLE invoices (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES users,
  provider_code text NOT NULL,
  language text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  allowance integer NOT NULL DEFAULT 0 CHECK (allowance BETWEEN 0 AND amount),
  paid_at timestamptz NOT NULL,
  status smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 2),
  period text,
  number text CHECK (number ~ '^[A-Z]{2}\\d{8}$'),
  random_code text CHECK (random_code ~ '^\\d{4}$'),
  seller_name text,
  seller_tax_id text,
  carrier_type smallint CHECK (carrier_type BETWEEN 1 AND 4),
  carrier_code text,
  carrier_hidden_code text,
  issued_at timestamptz,
  voided_at timestamptz,
  winning_type smallint NOT NULL DEFAULT 0 CHECK (winning_type BETWEEN 0 AND 12),
  prize integer NOT NULL DEFAULT 0,
  redeem_code text NOT NULL DEFAULT '',
  printing smallint NOT NULL DEFAULT 0 CHECK (printing IN (0, 1)),
  told_at timestamptz,
  UNIQUE (period, number),
  CONSTRAINT invoices_issued_check CHECK (
    (issued_at IS NULL) = (number IS NULL) AND (number IS NULL) = (period IS NULL)
    AND (number IS NULL) = (random_code IS NULL) AND (number IS NULL) = (seller_tax_id IS NULL)
    AND (status <> 1 OR number IS NOT NULL) AND (status <> 0 OR number IS NULL)
  ),
  CONSTRAINT invoices_voided_check CHECK ((voided_at IS NOT NULL) = (status = 2)),
  CONSTRAINT invoices_won_check CHECK ((winning_type > 0) = (prize > 0) AND (winning_type > 0) = (redeem_code <> '')),
  CONSTRAINT invoices_winner_check CHECK (winning_type = 0 OR status = 1)
);
CREATE INDEX invoices_user ON invoices (user_id, issued_at DESC, id DESC);
CREATE INDEX invoices_waiting ON invoices (paid_at, id) WHERE status = 0;
CREATE INDEX invoices_winning ON invoices (user_id, period) WHERE winning_type > 0;
CREATE INDEX invoices_to_tell ON invoices (id) WHERE winning_type > 0 AND told_at IS NULL;
COMMENT ON COLUMN invoices.order_id IS 'the deposit';
COMMENT ON COLUMN invoices.amount IS 'TWD';
COMMENT ON COLUMN invoices.language IS 'in which its owner is written to';
COMMENT ON COLUMN invoices.status IS '0 waits for a number, 1 issued, 2 voided';
COMMENT ON COLUMN invoices.period IS 'YYYY-MM, the odd month of two in which it was issued';
COMMENT ON COLUMN invoices.told_at IS 'when its owner was written to of a prize';

CREATE TABLE invoice_allowances (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id integer NOT NULL REFERENCES invoices,
  amount integer NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX invoice_allowances_invoice ON invoice_allowances (invoice_id);
COMMENT ON TABLE invoice_allowances IS 'parts of invoices that were refunded, each with a note of its own';
`;

const draws = `
CREATE TABLE invoice_draws (
  period text PRIMARY KEY,
  drawn_on date NOT NULL,
  imported_at timestamptz NOT NULL,
  winners integer NOT NULL DEFAULT 0,
  prizes bigint NOT NULL DEFAULT 0
);
COMMENT ON COLUMN invoice_draws.drawn_on IS 'the day in Taiwan';

CREATE TABLE invoice_drawn_numbers (
  period text NOT NULL REFERENCES invoice_draws,
  position integer NOT NULL,
  number text NOT NULL,
  winning_type smallint NOT NULL,
  PRIMARY KEY (period, position)
);
`;

const shop = `
CREATE TABLE agencies (
  code text COLLATE "C" PRIMARY KEY CHECK (code ~ '^[0-9A-Z]+$'),
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE exchange_rates (
  from_currency text NOT NULL CHECK (from_currency IN ('TWD', 'MYR', 'SGD', 'EUR')),
  to_currency text NOT NULL CHECK (to_currency IN ('TWD', 'MYR', 'SGD', 'EUR')),
  rate double precision NOT NULL CHECK (rate > 0 AND rate < 'Infinity'),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (from_currency, to_currency),
  CHECK (from_currency <> to_currency)
);
COMMENT ON COLUMN exchange_rates.rate IS 'what a unit of from_currency is worth in to_currency; a number as JSON has it';
`;
