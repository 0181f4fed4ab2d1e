import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Sums of the finished hours of days that are not closed yet, so that the current day is never read whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
CREATE TABLE ledger_hours (
  hour timestamptz NOT NULL,
  currency text NOT NULL,
  top_up_count integer NOT NULL,
  top_up_minor bigint NOT NULL,
  refund_minor bigint NOT NULL,
  order_count integer NOT NULL,
  order_minor bigint NOT NULL,
  order_refund_minor bigint NOT NULL,
  issued_minor bigint NOT NULL,
  PRIMARY KEY (hour, currency)
);
COMMENT ON TABLE ledger_hours IS 'payments, orders and refunds by finished hour; only of days that are not closed yet';
COMMENT ON COLUMN ledger_hours.hour IS 'when it begins';
COMMENT ON COLUMN ledger_hours.issued_minor IS 'by how much the star coins in circulation have grown';
`;
