import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * The first price of a product in a currency, without reading those of two hundred other countries. A repricing
 * changes none of these columns, so it writes nothing here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX product_prices_currency ON product_prices (product_id, currency, position)`.execute(db);
}
