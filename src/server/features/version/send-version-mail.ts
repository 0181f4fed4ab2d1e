import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { type VersionReviewMail, writeVersionReviewMail } from '../../mails/version-review.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notification/public.ts';
import { findApplicationContact } from '../operations/public.ts';
import { findWithApplication } from './version-queries.ts';

/**
 * Mails the developer about a version's status as part of the transaction: in the version's language, to the contact
 * person, else to the account's own address if it is verified. Does nothing if the version was deleted.
 */
export async function sendVersionMail(
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  trx: Transaction<Schema>,
  versionId: number,
  { event, reason, now }: Pick<VersionReviewMail, 'event' | 'reason'> & { readonly now: Date },
): Promise<void> {
  const found = await findWithApplication(trx, versionId);
  if (found === undefined) return;
  const { version, application } = found;
  await notify(trx, {
    userId: application.developer_id,
    kind: 'version_decided',
    params: { versionName: version.version_name, platform: version.platform, news: event },
    path: `/developer/versions/${versionId}`,
    application: application.id,
    now,
  });
  const contact = await findApplicationContact(trx, application, version.language);
  if (contact === null) return;
  const mail = writeVersionReviewMail({
    ...contact,
    event,
    reason,
    versionId,
    versionName: version.version_name,
    platform: version.platform,
    company: config.COMPANY_NAME,
    origin: config.PUBLIC_ORIGIN,
  });
  await jobs.enqueue(trx, sendMail, mail);
}
