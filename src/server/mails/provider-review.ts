import type { ProviderSubmissionKind, ReviewDue } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { writePersonName } from '#domain/text/person-name.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type NoticeWords, writeNotice } from './notice-words.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

/** The event of a submission. */
export type ProviderReviewEvent = 'received' | 'approved' | 'rejected' | 'asked' | 'timedOut';

export interface ProviderReviewMail {
  /** The contact person, not the account's address (R4.21). */
  readonly to: string;
  readonly event: ProviderReviewEvent;
  readonly kind: ProviderSubmissionKind;
  /** The reason or question; may be empty or have several lines. */
  readonly reason: string;
  readonly companyName: string;
  readonly due: ReviewDue;
  readonly lapsesAt: Date;
  readonly language: LocaleCode;
  readonly givenName: string;
  readonly familyName: string;
  /** COMPANY_NAME. */
  readonly company: string;
  /** The store's address for links; empty if none. */
  readonly origin: string;
}

/** Notifies the contact person that a submission was received, decided, or has a question. */
export function writeProviderReviewMail(review: ProviderReviewMail): Mail {
  const { to, language, company } = review;
  const reason = serverWords(language).t('providerMail.footer', { company, to });
  return writeNotice({ words: writeWords(review), reason, kind: 'providerReview' }, review);
}

function writeWords(review: ProviderReviewMail): NoticeWords {
  const { event, kind, reason, companyName, due, lapsesAt, language, company, origin } = review;
  const { t } = serverWords(language);
  const days = { min: LIMITS.reviewDaysMin, max: LIMITS.reviewDaysMax };
  const values = { ...days, kind, company, days: LIMITS.providerReviewLapseDays, lapses: writeDay(lapsesAt, language) };
  const dates = { from: writeDay(new Date(due.from), language), to: writeDay(new Date(due.to), language) };
  const name = toOneLine(writePersonName(review, review.language));
  return {
    subject: t(`providerMail.${event}.subject`, values),
    title: t(`providerMail.${event}.title`, values),
    greeting: name === '' ? t('mail.code.greetingPlain') : t('mail.code.greeting', { name }),
    intro: t(`providerMail.${event}.intro`, values),
    reasons: reason.split('\n').map(toOneLine).filter(Boolean),
    facts: [
      [t('providerMail.companyName'), toOneLine(companyName)],
      ...(event === 'received'
        ? [[t('providerMail.due'), t('providerMail.dueValue', { ...days, ...dates })] as const]
        : []),
    ],
    next: t(`providerMail.${event}.next`, values),
    href: origin === '' ? '' : `${origin}${localizePath(providerReviewPath(review), language)}`,
  };
}

/** Existing companies are managed in the portal, new applications in the wizard. */
export function providerReviewPath({ event, kind }: Pick<ProviderReviewMail, 'event' | 'kind'>): `/${string}` {
  if (kind === 'change') return '/developer/company';
  return event === 'approved' ? '/developer' : '/developer/become';
}

/**
 * A day in Taiwan, whose calendar the review follows. Days sent as texts are at midnight in UTC, the same day there.
 */
function writeDay(moment: Date, language: LocaleCode): string {
  const format = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'Asia/Taipei' } as const;
  return new Intl.DateTimeFormat(language, format).format(moment);
}
