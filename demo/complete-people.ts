import type { Transaction } from 'kysely';
import { LOGIN_TYPE, type LoginType } from '#contract/values/states.ts';
import type { Schema } from '#server/db/schema.ts';
import { demoDevelopers } from './catalogue/developers.ts';
import { demoPeople } from './catalogue/people.ts';
import { accountName, insertIdentity, insertPerson, subjectOf } from './insert-people.ts';

type Db = Transaction<Schema>;

/**
 * Adds missing people and identities to a store that was seeded before sign-in existed. Existing identities are left
 * alone, including those of deleted accounts, since identities outlive accounts.
 */
export async function completePeople(trx: Db): Promise<void> {
  for (const person of demoPeople) {
    const { provider, email } = person;
    if (await hasIdentity(trx, provider, email)) continue;
    const userId = await findAccount(trx, accountName(provider, email));
    if (userId === undefined) await insertPerson(trx, person);
    else await insertIdentity(trx, { userId, email, provider });
  }
  for (const { accountEmail: email } of demoDevelopers) {
    const provider = LOGIN_TYPE.google;
    if (await hasIdentity(trx, provider, email)) continue;
    const userId = await findAccount(trx, email);
    if (userId !== undefined) await insertIdentity(trx, { userId, email, provider });
  }
}

/** Whether a person's account exists, or existed before it was deleted. */
export async function hasIdentity(trx: Db, provider: LoginType, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('identities')
    .select('user_id')
    .where('login_type', '=', provider)
    .where('subject', '=', subjectOf(provider, email))
    .executeTakeFirst();
  return row !== undefined;
}

async function findAccount(trx: Db, account: string): Promise<number | undefined> {
  const row = await trx.selectFrom('users').select('id').where('account', '=', account).executeTakeFirst();
  return row?.id;
}
