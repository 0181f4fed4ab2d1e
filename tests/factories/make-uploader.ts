import type { Kysely } from 'kysely';
import { USER_TYPE } from '#contract/values/states.ts';
import type { Schema } from '#server/db/schema.ts';
import { type BuiltApplication, buildApplication } from './build-application.ts';

/** Makes the account with this email a developer with a company and an application; idempotent. */
export async function makeUploader(
  db: Kysely<Schema>,
  email: string,
): Promise<{ readonly userId: number; readonly application: BuiltApplication }> {
  const { id: userId } = await db
    .updateTable('users')
    .set({ type: USER_TYPE.developer })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('providers')
    .values({ name: 'Aurora Games', user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await db
    .selectFrom('applications')
    .select(['id', 'app_id as appId'])
    .where('developer_id', '=', userId)
    .executeTakeFirst();
  return { userId, application: found ?? (await buildApplication(db, { developer_id: userId, platforms: [1, 2, 6] })) };
}
