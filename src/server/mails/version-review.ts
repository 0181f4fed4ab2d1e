import type { VERSION_NEWS } from '#contract/notification/kinds.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type NoticeWords, writeNotice } from './notice-words.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

/** The event of a version's review. */
export type VersionMailEvent = (typeof VERSION_NEWS)[number];

export interface VersionReviewMail {
  readonly to: string;
  readonly event: VersionMailEvent;
  /** The reason or question; may be empty or have several lines. */
  readonly reason: string;
  readonly versionId: number;
  readonly versionName: string;
  readonly platform: PlatformCode;
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

/** Notifies a developer of a decision or question about a version, with a link to its page. */
export function writeVersionReviewMail(review: VersionReviewMail): Mail {
  const { to, language, company } = review;
  const reason = serverWords(language).t('operations.mail.footer', { company, to });
  const words = writeWords(review);
  return writeNotice({ words, reason, kind: 'versionReview', preheader: words.subject }, review);
}

function writeWords(review: VersionReviewMail): NoticeWords {
  const { event, reason, versionId, platform, language, company, origin } = review;
  const { t } = serverWords(language);
  const [name, version] = [toOneLine(review.applicationName), toOneLine(review.versionName)];
  const person = { givenName: toOneLine(review.givenName), familyName: toOneLine(review.familyName) };
  // Greet without a name unless both parts are known.
  const isNamed = person.givenName !== '' && person.familyName !== '';
  const values = { name, version, company };
  return {
    subject: toOneLine(t(`versionMail.${event}.subject`, values)),
    title: t(`versionMail.${event}.title`),
    greeting: isNamed ? t('operations.mail.greeting', person) : t('mail.code.greetingPlain'),
    intro: t(`versionMail.${event}.intro`, values),
    reasons: reason.split('\n').map(toOneLine).filter(Boolean),
    facts: [
      [t('words.application'), name],
      [t('words.version'), version],
      [t('words.platform'), t(`platform.${platform}`)],
    ],
    next: t(`versionMail.${event}.next`),
    href: origin === '' ? '' : `${origin}${localizePath(`/developer/versions/${versionId}`, language)}`,
  };
}
