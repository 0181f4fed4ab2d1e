import { USER_TYPE } from '#contract/values/states.ts';
import type { NewRow } from '#server/db/schema.ts';
import type { TestProduct } from './open-test-product.ts';

/** Makes the account with this email a developer with a company; returns its id. */
export async function makeDeveloper(
  product: TestProduct,
  email: string,
  company: Partial<Omit<NewRow<'providers'>, 'user_id'>> = {},
): Promise<number> {
  const { id } = await product.db
    .updateTable('users')
    .set({ type: USER_TYPE.developer })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await product.db
    .insertInto('providers')
    .values({ name: 'Aurora Games', ...company, user_id: id })
    .execute();
  return id;
}
