import type { Kysely } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import { type NoticeServices, sendEmailNotice } from '../../jobs/send-email-notice.ts';
import type { Services } from '../../services.ts';
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

/** Takes over an address that has changed at the provider; the former one is told, in the language of the sign-in. */
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

/** `google:<subject>`; no e-mail, since two accounts may have the same one and it may change. */
function accountName({ loginType, identity }: SignIn): string {
  return `${loginType === LOGIN_TYPE.google ? 'google' : 'apple'}:${identity.subject}`;
}
