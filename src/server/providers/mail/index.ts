import type { Config } from '../../../config.ts';
import type { MailSender } from './mail-sender.ts';
import { createOutboxMailSender, type OutboxSettings } from './outbox-mail-sender.ts';
import { createSmtpMailSender } from './smtp-mail-sender.ts';

export interface MailSettings extends OutboxSettings {
  readonly config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_ORIGIN' | 'COMPANY_NAME'>;
}

/** A mail server if one is configured (always in production, see `parseConfig`), else the outbox. */
export function openMailSender({ config, db, now }: MailSettings): MailSender {
  if (usesMailOutbox(config)) return createOutboxMailSender({ db, now });
  return createSmtpMailSender({ url: config.SMTP_URL, from: config.MAIL_FROM || defaultSender(config) });
}

/** Whether emails are stored in the outbox instead of being sent. */
export function usesMailOutbox({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): boolean {
  return SMTP_URL === '';
}

function defaultSender({ COMPANY_NAME, PUBLIC_ORIGIN }: MailSettings['config']): string {
  const host = URL.parse(PUBLIC_ORIGIN)?.hostname ?? 'starhall.test';
  return `"${COMPANY_NAME.replaceAll(/["\\<>\p{Cc}]/gu, '')}" <no-reply@${host}>`;
}
