import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Rates get an effective date; earlier ones remain readable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rates).execute(db);
}

const rates = `
ALTER TABLE exchange_rates ADD day date;
UPDATE exchange_rates SET day = (updated_at AT TIME ZONE 'Asia/Taipei')::date;
ALTER TABLE exchange_rates ALTER day SET NOT NULL,
  DROP CONSTRAINT exchange_rates_pkey, ADD PRIMARY KEY (from_currency, to_currency, day);
COMMENT ON COLUMN exchange_rates.day IS 'from when on it counts, in Taiwan; the latest one that is not to come counts';
`;
