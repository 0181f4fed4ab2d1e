import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Disputes about top-ups: one that is won gives back what it took. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
CREATE TABLE deposit_disputes (
  deposit_id bigint NOT NULL REFERENCES deposits,
  reference text COLLATE "C" NOT NULL CHECK (reference <> ''),
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  taken_minor bigint NOT NULL DEFAULT 0 CHECK (taken_minor BETWEEN 0 AND amount_minor),
  state text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (deposit_id, reference)
);
COMMENT ON TABLE deposit_disputes IS 'payments that their payer disputes at the bank, as the payment provider reported them last';
COMMENT ON COLUMN deposit_disputes.reference IS 'the number of the payment provider';
COMMENT ON COLUMN deposit_disputes.taken_minor IS
  'star coins taken back while the bank has the money; part of refunded_minor of the top-up';
COMMENT ON COLUMN deposit_disputes.state IS 'open, won by the store (then the money is back), or lost';
`;
