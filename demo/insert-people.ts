import type { Transaction } from 'kysely';
import { LOGIN_TYPE, type LoginType } from '#contract/values/states.ts';
import type { Schema } from '#server/db/schema.ts';
import { localSubject } from '#server/providers/identity/local/local-claims.ts';
import { type DemoPerson, demoPeople } from './catalogue/people.ts';

type Db = Transaction<Schema>;

/** Inserts the players and the operator, who can sign in with the local identity provider only. */
export async function insertPeople(trx: Db): Promise<void> {
  for (const person of demoPeople) await insertPerson(trx, person);
}

/** Creates an account as a first sign-in would; returns its id. */
export async function insertPerson(trx: Db, person: DemoPerson): Promise<number> {
  const { email, provider, nickname, status } = person;
  const { id } = await trx
    .insertInto('users')
    .values({
      account: accountName(provider, email),
      nickname,
      status,
      login_type: provider,
      email,
      is_email_confirmed: person.emailConfirmed,
      given_name: person.givenName,
      family_name: person.familyName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertIdentity(trx, { userId: id, email, provider });
  return id;
}

/** Links an account to the local identity provider, which identifies people by email. */
export async function insertIdentity(
  trx: Db,
  { userId, email, provider }: { readonly userId: number; readonly email: string; readonly provider: LoginType },
): Promise<void> {
  await trx
    .insertInto('identities')
    .values({ login_type: provider, subject: subjectOf(provider, email), user_id: userId, email })
    .execute();
}

/** The name that a first sign-in would give the account. */
export function accountName(provider: LoginType, email: string): string {
  return `${nameOf(provider)}:${subjectOf(provider, email)}`;
}

export function subjectOf(provider: LoginType, email: string): string {
  return localSubject(nameOf(provider), email);
}

function nameOf(provider: LoginType): 'google' | 'apple' {
  return provider === LOGIN_TYPE.google ? 'google' : 'apple';
}
