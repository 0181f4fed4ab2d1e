import type { Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import type { Schema } from '../../db/schema.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { writeNotificationMail } from '../../mails/notification-mail.ts';
import type { Services } from '../../services.ts';
import { claimDue, findDueAccounts, findRecipient, readNotifications } from './due-mail-queries.ts';
import { presentNotification } from './present-notification.ts';
import { findLanguage } from './settings-queries.ts';
import { makeUnsubscribeToken } from './unsubscribe-token.ts';

export type MailingServices = Pick<Services, 'config' | 'database' | 'hashKey' | 'jobs' | 'now'>;

const AT_ONCE = 100;

/** Mails all due notifications, one mail per recipient. Those of accounts that cannot receive mail are dropped. */
export async function mailNotifications(services: MailingServices): Promise<void> {
  const { database, now } = services;
  for (;;) {
    const at = new Date(now());
    const userIds = await findDueAccounts(database.db, at, AT_ONCE);
    for (const userId of userIds) {
      await database.db.transaction().execute((trx) => mailTo(services, trx, userId, at));
    }
    if (userIds.length < AT_ONCE) return;
  }
}

async function mailTo(services: MailingServices, trx: Transaction<Schema>, userId: number, at: Date): Promise<void> {
  const { config, hashKey, jobs } = services;
  const ids = await claimDue(trx, userId, at);
  const recipient = ids.length === 0 ? undefined : await findRecipient(trx, userId);
  if (recipient === undefined) return;
  const lang = await findLanguage(trx, userId);
  const rows = await readNotifications(trx, ids, { lang, limit: LIMITS.notificationsInMail });
  const kinds = new Set(rows.map(({ kind }) => kind));
  const [only] = kinds;
  const isOneKind = kinds.size === 1 && ids.length === rows.length;
  const mail = writeNotificationMail({
    to: recipient.email,
    name: recipient.nickname,
    language: lang,
    company: config.COMPANY_NAME,
    origin: config.PUBLIC_ORIGIN,
    notifications: rows.map((row) => presentNotification(row, lang)),
    count: ids.length,
    unsubscribeToken: makeUnsubscribeToken(hashKey, { userId, kind: isOneKind && only !== undefined ? only : null }),
  });
  await jobs.enqueue(trx, sendMail, mail);
}
