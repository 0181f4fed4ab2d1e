import type { Transaction } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import type { SellingDeclaration } from '#domain/application/may-sell-products.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';

/**
 * The selling declaration of a product's application, locked against changes until the transaction ends. The lock order
 * everywhere is account, application, product: deleting an account then takes its applications off the shelf.
 */
export async function lockDeclaration(
  trx: Transaction<Schema>,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<SellingDeclaration | undefined> {
  await requireAccount(trx, userId);
  const row = await trx
    .selectFrom('applications as a')
    .select(['a.has_in_app_purchase', 'a.is_paid_once'])
    .where('a.id', '=', (query) => query.selectFrom('products').select('application_id').where('id', '=', id))
    .where('a.developer_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row === undefined ? undefined : { hasInAppPurchase: row.has_in_app_purchase, isPaidOnce: row.is_paid_once };
}

/** Whether an application has products on the shelf. */
export async function hasProductsOnShelf(trx: Transaction<Schema>, applicationId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('products')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('status', '=', SHELF.onShelf)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
