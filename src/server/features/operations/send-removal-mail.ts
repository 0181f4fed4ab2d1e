import type { Transaction } from 'kysely';
import type { RemovalReason } from '#contract/application/operator-entities.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { writeApplicationRemovalMail } from '../../mails/application-removal.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notification/public.ts';
import { findApplicationContact } from './application-change-queries.ts';

export interface Removal {
  readonly application: Row<'applications'>;
  /** False: the removal was lifted. */
  readonly isRemoved: boolean;
  readonly template: RemovalReason | null;
  readonly reason: string;
  readonly now: Date;
}

/** Mails the developer, as part of the transaction, that an application was removed or may be released again. */
export async function sendRemovalMail(
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  trx: Transaction<Schema>,
  { application, isRemoved, template, reason, now }: Removal,
): Promise<void> {
  await notify(trx, {
    userId: application.developer_id,
    kind: 'application_shelved',
    params: { isRemoved },
    path: `/developer/applications/${application.app_id}`,
    application: application.id,
    now,
  });
  const contact = await findApplicationContact(trx, application);
  if (contact === null) return;
  const mail = writeApplicationRemovalMail({
    ...contact,
    isRemoved,
    applicationId: application.app_id,
    template,
    reason,
    company: config.COMPANY_NAME,
    origin: config.PUBLIC_ORIGIN,
  });
  await jobs.enqueue(trx, sendMail, mail);
}
