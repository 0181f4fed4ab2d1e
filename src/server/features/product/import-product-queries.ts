import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** The IDs of an application's products, oldest first. */
export async function listProductIds(db: Kysely<Schema>, applicationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Locks products until the transaction ends, always in the same order to avoid deadlocks. */
export async function lockProducts(
  trx: Transaction<Schema>,
  { applicationId, productIds }: { readonly applicationId: number; readonly productIds: readonly string[] },
): Promise<void> {
  await sql`
    SELECT id FROM products WHERE application_id = ${applicationId} AND product_id = ANY (${[...productIds]}::text[])
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
}

/** The given addresses that are icons of this developer's products, in any application. */
export async function findOwnIcons(
  trx: Transaction<Schema>,
  { userId, references }: { readonly userId: number; readonly references: readonly string[] },
): Promise<readonly string[]> {
  if (references.length === 0) return [];
  const { rows } = await sql<{ icon: string }>`
    SELECT DISTINCT p.icon FROM products p JOIN applications a ON a.id = p.application_id
    WHERE a.developer_id = ${userId} AND p.icon = ANY (${[...references]}::text[])`.execute(trx);
  return rows.map(({ icon }) => icon);
}
