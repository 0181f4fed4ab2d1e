import type { Kysely } from 'kysely';
import { USER_TYPE } from '#contract/values/states.ts';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { nextNumber } from './next-number.ts';

/** Inserts a developer's account and company; returns the account's id, which is also the provider's. */
export async function buildProvider(
  db: Kysely<Schema>,
  overrides: Partial<Omit<NewRow<'providers'>, 'user_id'>> = {},
): Promise<number> {
  const number = nextNumber();
  const { id } = await db
    .insertInto('users')
    .values({ account: `developer-${number}@starhall.test`, type: USER_TYPE.developer })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('providers')
    .values({ name: `Company ${number}`, ...overrides, user_id: id })
    .execute();
  return id;
}
