import type { Kysely } from 'kysely';
import type { LoginType } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';

const MAX_ACCOUNTS = 100;

/** Lists the accounts of a provider in order of creation; at most a hundred. */
export function listProviderAccounts(db: Kysely<Schema>, loginType: LoginType) {
  return db
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .leftJoin('providers as p', 'p.user_id', 'u.id')
    .select(['i.subject', 'i.email', 'u.email as account_email', 'u.is_email_confirmed', 'u.nickname'])
    .select(['u.given_name', 'u.family_name', 'u.type', 'u.status', 'p.name as company'])
    .where('i.login_type', '=', loginType)
    .where('u.deleted_at', 'is', null)
    .orderBy('u.id')
    .limit(MAX_ACCOUNTS)
    .execute();
}
