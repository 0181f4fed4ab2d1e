import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type NoticeWords, writeNotice } from './notice-words.ts';
import { writeMoment } from './security-notice.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export interface WebhookOffMail {
  readonly to: string;
  readonly url: string;
  readonly failingSince: Date;
  readonly applicationName: string;
  readonly language: LocaleCode;
  /** The recipient's given name; empty if unknown. */
  readonly givenName: string;
  readonly familyName: string;
  /** COMPANY_NAME. */
  readonly company: string;
  /** The store's address for links; empty if none. */
  readonly origin: string;
}

/** Notifies a developer that a webhook was turned off after days of failures. */
export function writeWebhookOffMail(off: WebhookOffMail): Mail {
  const { to, language, company } = off;
  const reason = serverWords(language).t('operations.mail.footer', { company, to });
  return writeNotice({ words: writeWords(off), reason, kind: 'webhookOff' }, off);
}

function writeWords(off: WebhookOffMail): NoticeWords {
  const { url, failingSince, language, company, origin } = off;
  const { t } = serverWords(language);
  const name = toOneLine(off.applicationName);
  const person = { givenName: toOneLine(off.givenName), familyName: toOneLine(off.familyName) };
  // Greet without a name unless both parts are known.
  const isNamed = person.givenName !== '' && person.familyName !== '';
  return {
    subject: toOneLine(t('webhookMail.subject', { name })),
    title: t('webhookMail.title'),
    greeting: isNamed ? t('operations.mail.greeting', person) : t('mail.code.greetingPlain'),
    intro: t('webhookMail.intro', { company }),
    reasons: [],
    facts: [
      [t('words.application'), name],
      [t('words.webAddress'), toOneLine(url)],
      [t('words.failingSince'), writeMoment(failingSince, language)],
    ],
    next: t('webhookMail.next'),
    href: origin === '' ? '' : `${origin}${localizePath('/developer/webhooks', language)}`,
  };
}
