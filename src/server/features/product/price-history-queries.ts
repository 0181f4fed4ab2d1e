import type { Kysely } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';

export interface HistorySpan {
  readonly userId: number;
  /** Internal ID of the product. */
  readonly id: number;
  readonly country?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** One page of price changes, newest first, and their total; undefined for another developer's product. */
export async function findPriceChanges(
  db: Kysely<Schema>,
  { userId, id, country, limit, offset }: HistorySpan,
): Promise<{ rows: Row<'product_price_changes'>[]; count: number } | undefined> {
  const own = await db
    .selectFrom('products')
    .innerJoin('applications', 'applications.id', 'products.application_id')
    .select('products.id')
    .where('products.id', '=', id)
    .where('applications.developer_id', '=', userId)
    .executeTakeFirst();
  if (own === undefined) return undefined;
  const matching = db
    .selectFrom('product_price_changes')
    .where('product_id', '=', id)
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''));
  const [{ count }, rows] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  ]);
  return { rows, count };
}
