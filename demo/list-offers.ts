import { sql, type Transaction } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Schema } from '#server/db/schema.ts';
import { demoGames } from './catalogue/games.ts';

/** A price of a published product, with the data that an order stores. */
export interface Offer {
  readonly application_id: number;
  readonly app_id: string;
  /** JSON. */
  readonly application_names: string;
  readonly product_id: string;
  /** JSON. */
  readonly product_names: string;
  readonly seller_id: number;
  readonly seller: string;
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly price_minor: number;
}

/** Everything that the demo games sell, with every price. */
export async function listOffers(trx: Transaction<Schema>): Promise<Offer[]> {
  const appIds = demoGames.map(({ appId }) => appId);
  const { rows } = await sql<Offer>`
    SELECT a.id AS application_id, a.app_id, p.product_id, a.developer_id AS seller_id, v.name AS seller,
      (SELECT jsonb_object_agg(lang, name)::text FROM application_contents WHERE application_id = a.id) AS application_names,
      (SELECT jsonb_object_agg(lang, title)::text FROM product_contents WHERE product_id = p.id) AS product_names,
      r.country, r.currency, r.price_minor
    FROM applications a
    JOIN providers v ON v.user_id = a.developer_id
    JOIN products p ON p.application_id = a.id
    JOIN product_prices r ON r.product_id = p.id
    WHERE a.app_id = ANY (${appIds}) AND a.status = ${SHELF.onShelf} AND p.status = ${SHELF.onShelf} AND r.price_minor > 0
    ORDER BY a.app_id, p.product_id, r.position`.execute(trx);
  return rows;
}
