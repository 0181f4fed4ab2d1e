import type { Transaction } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../db/schema.ts';
import { readCompany } from '../features/operations/company-queries.ts';
import { writeEmailChangedMail } from '../mails/email-changed.ts';
import type { Services } from '../services.ts';
import { sendMail } from './send-mail.ts';

export type NoticeServices = Pick<Services, 'config' | 'jobs'>;

/** An account's address, before and after. */
export interface EmailChange {
  readonly before: { readonly email: string; readonly is_email_confirmed: boolean; readonly nickname: string };
  readonly newEmail: string;
  /** The language for the person's emails. */
  readonly language: LocaleCode;
  readonly now: Date;
}

/**
 * Notifies the account's former address if the change commits. An unverified address is not notified: it may be
 * anyone's.
 */
export async function sendEmailNotice(
  { config, jobs }: NoticeServices,
  trx: Transaction<Schema>,
  { before, newEmail, language, now }: EmailChange,
): Promise<void> {
  const isSame = before.email.toLowerCase() === newEmail.toLowerCase();
  if (isSame || before.email === '' || !before.is_email_confirmed) return;
  const { serviceEmail } = await readCompany(trx, config);
  const mail = writeEmailChangedMail({
    to: before.email,
    newEmail,
    changedAt: now,
    language,
    name: before.nickname,
    company: config.COMPANY_NAME,
    serviceEmail,
    origin: config.PUBLIC_ORIGIN,
  });
  await jobs.enqueue(trx, sendMail, mail);
}
