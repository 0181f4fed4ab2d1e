import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { layOutMail } from './lay-out-mail.ts';
import { writeFooter } from './mail-footer.ts';
import { type SecurityNotice, writeMoment, writeNoticeBody, writeNoticeText } from './security-notice.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export interface AccessTokenMail {
  readonly to: string;
  readonly tokenName: string;
  /** The start of the token. */
  readonly prefix: string;
  /** IDs of the applications it may access; null: all. */
  readonly applicationIds: readonly string[] | null;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly language: LocaleCode;
  /** The person's name; empty if unknown. */
  readonly name: string;
  /** COMPANY_NAME. */
  readonly company: string;
  /** Contact address for developers; empty if none. */
  readonly serviceEmail: string;
  /** The store's address for links; empty if none. */
  readonly origin: string;
}

const APPLICATIONS_NAMED = 10;

/** Notifies a developer of a new access token, with which an intruder could keep access to the account. */
export function writeAccessTokenMail(token: AccessTokenMail): Mail {
  const { to, language, company, origin } = token;
  const { t } = serverWords(language);
  const words = writeWords(token);
  const footer = {
    reason: t('mail.accessToken.reason', { company, to }),
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
  const subject = toOneLine(t('mail.accessToken.subject', { company }));
  return { to, subject, text: writeNoticeText(words, footer, language), html: page, language, kind: 'accessToken' };
}

function writeWords(token: AccessTokenMail): SecurityNotice {
  const { tokenName, prefix, applicationIds, madeAt, expiresAt, language, name, company, serviceEmail, origin } = token;
  const { t } = serverWords(language);
  const linkTo = (path: string) => (origin === '' ? {} : { href: `${origin}${localizePath(path, language)}` });
  const service = {
    text: t('mail.emailChanged.step.service', { email: serviceEmail }),
    href: `mailto:${serviceEmail}`,
  };
  return {
    title: t('mail.accessToken.title'),
    greeting: name === '' ? t('mail.code.greetingPlain') : t('mail.code.greeting', { name: toOneLine(name) }),
    intro: t('mail.accessToken.intro', { company }),
    facts: [
      [t('hall.sort.name'), toOneLine(tokenName)],
      [t('mail.accessToken.prefix'), `${prefix}…`],
      [
        t('mail.accessToken.applications'),
        applicationIds === null ? t('mail.accessToken.all') : listFirst(applicationIds),
      ],
      [t('words.createdAt'), writeMoment(madeAt, language)],
      [t('words.expires'), writeMoment(expiresAt, language)],
    ],
    you: t('mail.accessToken.you'),
    notYou: t('mail.emailChanged.notYou'),
    steps: [
      { text: t('mail.accessToken.step.revoke'), ...linkTo('/developer/tokens') },
      { text: t('mail.emailChanged.step.sessions'), ...linkTo('/account/sessions') },
      { text: t('mail.emailChanged.step.provider') },
      ...(serviceEmail === '' ? [] : [service]),
    ],
  };
}

function listFirst(applicationIds: readonly string[]): string {
  const named = applicationIds.slice(0, APPLICATIONS_NAMED);
  return [...named, ...(applicationIds.length > named.length ? ['…'] : [])].join(', ');
}
