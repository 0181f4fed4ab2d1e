import type { Kysely } from 'kysely';
import { LOGIN_TYPE } from '#contract/states.ts';
import type { Schema } from '../../db/schema.ts';
import { followEmail } from './account-policy.ts';
import { findAccount, insertAccount, type ProviderAccount, type SignIn, updateEmail } from './account-queries.ts';
import { firstNickname } from './first-nickname.ts';

type Db = Kysely<Schema>;

/** The account of an identity, made at its first sign-in. Found by provider and subject, never by e-mail. */
export async function findOrCreateAccount(db: Db, signIn: SignIn): Promise<ProviderAccount> {
  const found = await findAccount(db, signIn);
  if (found !== undefined) return found;
  const { name, givenName } = signIn.identity;
  await insertAccount(db, signIn, { account: accountName(signIn), nickname: firstNickname(name || givenName) });
  const made = await findAccount(db, signIn);
  if (made === undefined) throw new Error(`another account is already named ${accountName(signIn)}`);
  return made;
}

/** Takes over an address that has changed at the provider. */
export async function followProviderEmail(db: Db, account: ProviderAccount, signIn: SignIn): Promise<void> {
  const { identity } = signIn;
  const next = followEmail(account, account.provider_email, identity);
  const isSame = next.email === account.email && next.email_confirmed === account.email_confirmed;
  if (identity.email === '' || (isSame && identity.email === account.provider_email)) return;
  await updateEmail(db, account.id, signIn, next);
}

/** `google:<subject>`; no e-mail, since two accounts may have the same one and it may change. */
function accountName({ loginType, identity }: SignIn): string {
  return `${loginType === LOGIN_TYPE.google ? 'google' : 'apple'}:${identity.subject}`;
}
