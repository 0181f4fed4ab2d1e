import type { Transaction } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { type IdentityAct, writeIdentityMail } from '../../mails/identity-changed.ts';
import type { Services } from '../../services.ts';
import { readCompany } from '../operations/public.ts';
import { findProvider } from './identity-ways.ts';

export interface ChangedIdentity {
  readonly act: IdentityAct;
  readonly owner: Pick<Row<'users'>, 'email' | 'is_email_confirmed' | 'nickname'>;
  readonly identity: Pick<Row<'identities'>, 'login_type' | 'issuer' | 'email'>;
  readonly language: LocaleCode;
  readonly now: Date;
}

/** Queues a mail to the account's verified address, in the transaction that links or removes a way to sign in. */
export async function sendIdentityMail(
  services: Pick<Services, 'config' | 'jobs' | 'openId'>,
  trx: Transaction<Schema>,
  { act, owner, identity, language, now }: ChangedIdentity,
): Promise<void> {
  if (owner.email === '' || !owner.is_email_confirmed) return;
  const { config, jobs } = services;
  const { serviceEmail } = await readCompany(trx, config);
  const mail = writeIdentityMail({
    act,
    to: owner.email,
    loginType: identity.login_type,
    provider: findProvider(services, identity)?.names[language] ?? null,
    address: identity.email,
    changedAt: now,
    language,
    name: owner.nickname,
    company: config.COMPANY_NAME,
    serviceEmail,
    origin: config.PUBLIC_ORIGIN,
  });
  await jobs.enqueue(trx, sendMail, mail);
}
