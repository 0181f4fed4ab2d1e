import { type Kysely, sql, type Transaction } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import { type NotificationRow, selectNotifications } from './notification-queries.ts';

/** Accounts with notifications due for mailing, longest-waiting first. */
export async function findDueAccounts(db: Kysely<Schema>, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('user_id')
    .where('mail_due_at', '<=', now)
    .groupBy('user_id')
    .orderBy(({ fn }) => fn.min('mail_due_at'))
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The recipient of a mail. */
export interface Recipient {
  readonly email: string;
  readonly nickname: string;
}

/** An account that can receive mail; undefined if it has no verified address or is suspended or deleted. */
export function findRecipient(trx: Transaction<Schema>, userId: number): Promise<Recipient | undefined> {
  return trx
    .selectFrom('users')
    .select(['email', 'nickname'])
    .where('id', '=', userId)
    .where('email', '<>', '')
    .where('is_email_confirmed', '=', true)
    .where('status', '=', USER_STATUS.normal)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Claims every unsent mail notification of an account, including those not due yet, and marks them as sent, so that no
 * other process sends them again.
 */
export async function claimDue(trx: Transaction<Schema>, userId: number, now: Date): Promise<number[]> {
  const rows = await trx
    .updateTable('notifications')
    .set({ mail_due_at: null, mailed_at: now })
    .where('user_id', '=', userId)
    .where('mail_due_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Notifications as a mail shows them, newest first. */
export async function readNotifications(
  trx: Transaction<Schema>,
  ids: readonly number[],
  { lang, limit }: { readonly lang: LocaleCode; readonly limit: number },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    ${selectNotifications(lang)} WHERE n.id = ANY (${[...ids]}::bigint[]) ORDER BY n.id DESC LIMIT ${limit}`.execute(
    trx,
  );
  return rows;
}
