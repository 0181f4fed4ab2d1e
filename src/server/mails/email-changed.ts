import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { layOutMail } from './lay-out-mail.ts';
import { writeFooter } from './mail-footer.ts';
import { maskEmail } from './mask-email.ts';
import { type SecurityNotice, writeMoment, writeNoticeBody, writeNoticeText } from './security-notice.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export interface EmailChangedMail {
  /** The account's previous address. */
  readonly to: string;
  readonly newEmail: string;
  readonly changedAt: Date;
  readonly language: LocaleCode;
  /** The person's name; empty if unknown. */
  readonly name: string;
  /** COMPANY_NAME. */
  readonly company: string;
  /** Contact address for players; empty if none. */
  readonly serviceEmail: string;
  /** The store's address for links; empty if none. */
  readonly origin: string;
}

/**
 * Notifies an account's previous address of its replacement: victims of a takeover learn of it only here. The new
 * address is masked, since it may be a stranger's.
 */
export function writeEmailChangedMail(change: EmailChangedMail): Mail {
  const { to, language, company, origin } = change;
  const { t } = serverWords(language);
  const words = writeWords(change);
  const footer = {
    reason: t('mail.emailChanged.reason', { company, to }),
    visit: t('mail.footer.visit', { company }),
    origin,
  };
  const page = layOutMail({
    language,
    title: words.title,
    preheader: words.notYou,
    company,
    body: writeNoticeBody(words),
    footer: writeFooter(footer),
  });
  const subject = toOneLine(t('mail.emailChanged.subject', { company }));
  return { to, subject, text: writeNoticeText(words, footer, language), html: page, language, kind: 'emailChanged' };
}

function writeWords({
  newEmail,
  changedAt,
  language,
  name,
  company,
  serviceEmail,
  origin,
}: EmailChangedMail): SecurityNotice {
  const { t } = serverWords(language);
  const sessions = origin === '' ? {} : { href: `${origin}${localizePath('/account/sessions', language)}` };
  const service = {
    text: t('mail.emailChanged.step.service', { email: serviceEmail }),
    href: `mailto:${serviceEmail}`,
  };
  return {
    title: t('mail.emailChanged.title'),
    greeting: name === '' ? t('mail.code.greetingPlain') : t('mail.code.greeting', { name: toOneLine(name) }),
    intro: t('mail.emailChanged.intro', { company }),
    facts: [
      [t('mail.emailChanged.newAddress'), maskEmail(newEmail)],
      [t('mail.emailChanged.when'), writeMoment(changedAt, language)],
    ],
    you: t('mail.emailChanged.you'),
    notYou: t('mail.emailChanged.notYou'),
    steps: [
      { text: t('mail.emailChanged.step.provider') },
      { text: t('mail.emailChanged.step.sessions'), ...sessions },
      ...(serviceEmail === '' ? [] : [service]),
    ],
  };
}
