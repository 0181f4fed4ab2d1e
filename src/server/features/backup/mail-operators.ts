import type { Kysely } from 'kysely';
import { DEFAULT_LOCALE } from '#contract/values/locales.ts';
import { sendMail } from '#server/jobs/send-mail.ts';
import type { Schema } from '../../db/schema.ts';
import type { JobServices } from '../../jobs/job-services.ts';
import { type BackupFailedMail, writeBackupFailedMail } from '../../mails/backup-failed.ts';
import { listLanguages } from './backup-queries.ts';

/** Sends every operator an email about a backup, or a copy of the journal, that failed. */
export async function mailOperators(
  { config, jobs }: Pick<JobServices, 'config' | 'jobs'>,
  db: Kysely<Schema>,
  failure: Pick<BackupFailedMail, 'location' | 'startedAt' | 'problem'>,
): Promise<void> {
  const languages = await listLanguages(db, config.OPERATOR_EMAILS);
  for (const to of config.OPERATOR_EMAILS) {
    const mail = writeBackupFailedMail({
      ...failure,
      to,
      language: languages.get(to.toLowerCase()) ?? DEFAULT_LOCALE,
      company: config.COMPANY_NAME,
      origin: config.PUBLIC_ORIGIN,
    });
    await jobs.enqueue(db, sendMail, mail);
  }
}
