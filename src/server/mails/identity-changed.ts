import type { LocaleCode } from '#contract/values/locales.ts';
import type { LoginType } from '#contract/values/states.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { WAYS_PAGE } from '#domain/page/return-path.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { layOutMail } from './lay-out-mail.ts';
import { writeFooter } from './mail-footer.ts';
import { maskEmail } from './mask-email.ts';
import { type SecurityNotice, writeMoment, writeNoticeBody, writeNoticeText } from './security-notice.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export type IdentityAct = 'linked' | 'removed';

export interface IdentityMail {
  readonly act: IdentityAct;
  readonly to: string;
  readonly loginType: LoginType;
  /** Name of an OpenID provider in this language; null for the other ways, and if it is not set up. */
  readonly provider: string | null;
  /** Empty if the provider withholds it. */
  readonly address: string;
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

/** Notifies the account's owner that another way to sign in was added, or one removed: both can be a takeover. */
export function writeIdentityMail(change: IdentityMail): Mail {
  const { act, to, language, company, origin } = change;
  const { t } = serverWords(language);
  const words = writeWords(change);
  const footer = {
    reason: t('mail.identity.reason', { company, to }),
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
  const subject = toOneLine(t(`mail.identity.${act}.subject`, { company }));
  return { to, subject, text: writeNoticeText(words, footer, language), html: page, language, kind: 'identityChanged' };
}

function writeWords(change: IdentityMail): SecurityNotice {
  const { act, loginType, provider, address, changedAt, language, name, company, serviceEmail, origin } = change;
  const { t } = serverWords(language);
  const linkTo = (path: string) => (origin === '' ? {} : { href: `${origin}${localizePath(path, language)}` });
  const way = provider ?? t(`loginType.${loginType}`);
  const service = {
    text: t('mail.emailChanged.step.service', { email: serviceEmail }),
    href: `mailto:${serviceEmail}`,
  };
  return {
    title: t(`mail.identity.${act}.title`),
    greeting: name === '' ? t('mail.code.greetingPlain') : t('mail.code.greeting', { name: toOneLine(name) }),
    intro: t(`mail.identity.${act}.intro`, { company }),
    facts: [
      [t('mail.identity.way'), [way, address === '' ? '' : maskEmail(address)].filter(Boolean).join(' · ')],
      [t('mail.emailChanged.when'), writeMoment(changedAt, language)],
    ],
    you: t('mail.emailChanged.you'),
    notYou: t('mail.emailChanged.notYou'),
    steps: [
      { text: t(`mail.identity.${act}.step`), ...linkTo(WAYS_PAGE) },
      { text: t('mail.emailChanged.step.sessions'), ...linkTo('/account/sessions') },
      { text: t('mail.emailChanged.step.provider') },
      ...(serviceEmail === '' ? [] : [service]),
    ],
  };
}
