import { sql, type Transaction } from 'kysely';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';

/** Sets a product's shelf status; the first time on the shelf is its publication date. */
export async function moveProduct(
  trx: Transaction<Schema>,
  { id, status, at }: { readonly id: number; readonly status: Shelf; readonly at: Date },
): Promise<void> {
  const published = status === SHELF.onShelf ? { published_at: sql<Date>`coalesce(published_at, ${at})` } : {};
  await trx
    .updateTable('products')
    .set({ status, updated_at: at, ...published })
    .where('id', '=', id)
    .execute();
}

/** Deletes a product with its texts, prices and price history; orders keep their snapshots. */
export async function removeProduct(trx: Transaction<Schema>, id: number): Promise<void> {
  await trx.deleteFrom('products').where('id', '=', id).execute();
}
