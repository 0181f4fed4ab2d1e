import type { Kysely } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';
import { type NoticeServices, sendEmailNotice } from '../../jobs/send-email-notice.ts';
import type { Services } from '../../services.ts';
import { accountName } from './account-name.ts';
import { followEmail } from './account-policy.ts';
import { findAccount, insertAccount, type ProviderAccount, type SignIn, updateEmail } from './account-queries.ts';
import { firstNickname } from './first-nickname.ts';

type Db = Kysely<Schema>;

/**
 * Finds the account of an identity or creates it on the first sign-in. Looks up provider and subject, never the email.
 */
export async function findOrCreateAccount(db: Db, signIn: SignIn): Promise<ProviderAccount> {
  const found = await findAccount(db, signIn);
  if (found !== undefined) return found;
  const { name, givenName, subject } = signIn.identity;
  const account = accountName({ ...signIn, subject });
  await insertAccount(db, signIn, { account, nickname: firstNickname(name || givenName) });
  const made = await findAccount(db, signIn);
  if (made === undefined) throw new Error(`another account is already named ${account}`);
  return made;
}

/** Adopts an address that changed at the provider, and notifies the former address in the language of the sign-in. */
export async function followProviderEmail(
  services: NoticeServices & Pick<Services, 'database'>,
  account: ProviderAccount,
  signIn: SignIn,
  language: LocaleCode,
): Promise<void> {
  const { identity, now } = signIn;
  const next = followEmail(account, account.provider_email, identity);
  const isSame = next.email === account.email && next.is_email_confirmed === account.is_email_confirmed;
  if (identity.email === '' || (isSame && identity.email === account.provider_email)) return;
  await services.database.db.transaction().execute(async (trx) => {
    await updateEmail(trx, account.id, signIn, next);
    await sendEmailNotice(services, trx, { before: account, newEmail: next.email, language, now });
  });
}
