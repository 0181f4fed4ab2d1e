import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type NoticeWords, writeNotice } from './notice-words.ts';
import { writeMoment } from './security-notice.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export interface BackupFailedMail {
  readonly to: string;
  /** Folder or bucket. */
  readonly location: string;
  readonly startedAt: Date;
  /** In English, as in the log. */
  readonly problem: string;
  readonly language: LocaleCode;
  /** COMPANY_NAME. */
  readonly company: string;
  /** The store's address for links; empty if none. */
  readonly origin: string;
}

/** Notifies an operator that a backup failed. */
export function writeBackupFailedMail(failed: BackupFailedMail): Mail {
  const { to, language, company } = failed;
  const reason = serverWords(language).t('mail.backup.reason', { company, to });
  return writeNotice({ words: writeWords(failed), reason, kind: 'backupFailed' }, failed);
}

function writeWords({ location, startedAt, problem, language, company, origin }: BackupFailedMail): NoticeWords {
  const { t } = serverWords(language);
  return {
    subject: toOneLine(t('mail.backup.subject', { company })),
    title: t('mail.backup.title'),
    greeting: t('mail.code.greetingPlain'),
    intro: t('mail.backup.intro', { company }),
    reasons: [],
    facts: [
      [t('mail.backup.place'), toOneLine(location)],
      [t('mail.backup.started'), writeMoment(startedAt, language)],
      [t('words.reason'), toOneLine(problem)],
    ],
    next: t('mail.backup.next'),
    href: origin === '' ? '' : `${origin}${localizePath('/operator/backups', language)}`,
  };
}
