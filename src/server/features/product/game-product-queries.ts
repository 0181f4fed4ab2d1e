import { type Kysely, sql, type Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { requireNotRemoved, requireOwnProduct } from './own-product-policy.ts';
import { lockOwnProduct } from './own-product-queries.ts';

/** An application whose row is locked. */
export type Seller = Pick<Row<'applications'>, 'id' | 'app_id' | 'game_product_id' | 'updated_at'>;

/** Locks the account and then one of its applications until the transaction ends. */
export async function lockSeller(
  trx: Transaction<Schema>,
  { userId, applicationId }: { readonly userId: number; readonly applicationId: string },
): Promise<Seller | undefined> {
  await requireAccount(trx, userId);
  return sellersOf(trx, { userId, applicationId }).forNoKeyUpdate().executeTakeFirst();
}

/** The same without a lock. */
export function findSellerRow(
  db: Kysely<Schema>,
  key: { readonly userId: number; readonly applicationId: string },
): Promise<Seller | undefined> {
  return sellersOf(db, key).executeTakeFirst();
}

function sellersOf(
  db: Kysely<Schema>,
  { userId, applicationId }: { readonly userId: number; readonly applicationId: string },
) {
  return db
    .selectFrom('applications')
    .select(['id', 'app_id', 'game_product_id', 'updated_at'])
    .where(sql<string>`lower(app_id)`, '=', applicationId.toLowerCase())
    .where('developer_id', '=', userId);
}

/**
 * Locks a product of a locked application, so that it is not deleted meanwhile, and returns its row ID.
 * @throws ApiError `productNotFound` or `productRemoved`.
 */
export async function lockSoldProduct(
  trx: Transaction<Schema>,
  { userId, id, seller }: { readonly userId: number; readonly id: number; readonly seller: Seller },
): Promise<number> {
  const product = requireOwnProduct(await lockOwnProduct(trx, { userId, id }));
  if (product.application_id !== seller.id) throw new ApiError(ERROR.productNotFound);
  requireNotRemoved(product.status);
  return product.id;
}

export interface GameProduct {
  readonly applicationRow: number;
  /** Null: the game becomes free. */
  readonly productRow: number | null;
  readonly at: Date;
}

/** Names the product that sells a game. The first price of a game with a million players takes some seconds. */
export async function writeGameProduct(
  trx: Transaction<Schema>,
  { applicationRow, productRow, at }: GameProduct,
): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  await trx
    .updateTable('applications')
    .set({ game_product_id: productRow, is_paid_once: productRow !== null, updated_at: at })
    .where('id', '=', applicationRow)
    .execute();
}

/** Whether a product sells a game itself. */
export async function sellsGame(trx: Transaction<Schema>, productRow: number): Promise<boolean> {
  const found = await trx
    .selectFrom('applications')
    .select('id')
    .where('game_product_id', '=', productRow)
    .executeTakeFirst();
  return found !== undefined;
}
