import type { Transaction } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { writeWebhookOffMail } from '../../mails/webhook-off.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notification/public.ts';
import { findApplicationContact } from '../operations/public.ts';
import { findApplicationOf } from './webhook-queries.ts';

export interface SwitchedOff {
  readonly webhook: Row<'webhooks'>;
  readonly failingSince: Date;
  /** Current time. */
  readonly at: Date;
}

/** Mails the developer, as part of the transaction, that a webhook was turned off. */
export async function sendWebhookOffMail(
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  trx: Transaction<Schema>,
  { webhook, failingSince, at }: SwitchedOff,
): Promise<void> {
  const application = await findApplicationOf(trx, webhook);
  await notify(trx, {
    userId: application.developer_id,
    kind: 'webhook_off',
    params: { url: webhook.url },
    path: `/developer/webhooks/${webhook.id}`,
    application: application.id,
    now: at,
  });
  const contact = await findApplicationContact(trx, application);
  if (contact === null) return;
  const mail = writeWebhookOffMail({
    ...contact,
    url: webhook.url,
    failingSince,
    company: config.COMPANY_NAME,
    origin: config.PUBLIC_ORIGIN,
  });
  await jobs.enqueue(trx, sendMail, mail);
}
