import { type Kysely, sql, type Transaction } from 'kysely';
import { NOTIFICATION_KINDS, type NotificationKind, type ParamValue } from '#contract/notification/kinds.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { lockAccounts } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import { nameIn } from '../portal/public.ts';

type Db = Kysely<Schema>;

/** The content of a notification, the same for every recipient. */
export interface News {
  readonly kind: NotificationKind;
  readonly params: Readonly<Record<string, ParamValue>>;
  readonly path: string;
  /** Internal ID of the application that it is about. */
  readonly application: number | null;
  readonly now: Date;
}

/**
 * Notifies accounts of the same event, each through the channels it has chosen: in the store, by mail, or neither. For
 * grouped kinds, unread notifications about the same application are replaced by one with the new total.
 */
export async function insertNotifications(
  trx: Transaction<Schema>,
  userIds: readonly number[],
  { kind, params, path, application, now }: News,
): Promise<void> {
  const { mail, isGathered } = { isGathered: false, ...NOTIFICATION_KINDS[kind] };
  // Grouping deletes rows of these accounts, and so does deleting an account, which locks the accounts first.
  if (isGathered) await lockAccounts(trx, sql.join(userIds));
  const mailDueAt = new Date(now.getTime() + mailWaitMs(kind));
  await sql`
    WITH wanted AS (
      SELECT u.id AS user_id, coalesce(s.is_shown, true) AS is_shown,
        ${mail !== 'always'} AND coalesce(s.is_mailed, ${mail === 'on'}) AS is_mailed
      FROM users u LEFT JOIN notification_settings s ON s.user_id = u.id AND s.kind = ${kind}
      WHERE u.id = ANY (${[...userIds]}::integer[]) AND u.deleted_at IS NULL
    ), former AS (
      DELETE FROM notifications n
      WHERE ${isGathered} AND n.user_id = ANY (${[...userIds]}::integer[]) AND n.kind = ${kind}
        AND n.application_id = ${application} AND n.is_shown AND n.read_at IS NULL
      RETURNING n.user_id, n.times, n.mail_due_at
    ), gathered AS (
      SELECT user_id, sum(times)::integer AS times, min(mail_due_at) AS mail_due_at FROM former GROUP BY user_id
    )
    INSERT INTO notifications (user_id, kind, application_id, params, path, times, is_shown, mail_due_at, created_at)
    SELECT w.user_id, ${kind}, ${application}, ${JSON.stringify(params)}::jsonb, ${path}, 1 + coalesce(g.times, 0),
      w.is_shown, CASE WHEN w.is_mailed THEN coalesce(g.mail_due_at, ${mailDueAt}) END, ${now}
    FROM wanted w LEFT JOIN gathered g USING (user_id)
    WHERE w.is_shown OR w.is_mailed
    ORDER BY w.user_id`.execute(trx);
}

export interface NotificationRow {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly params: Readonly<Record<string, ParamValue>>;
  readonly path: string;
  readonly times: number;
  readonly created_at: Date;
  readonly read_at: Date | null;
  /** Null if it is about no application. */
  readonly app_id: string | null;
  readonly name: string | null;
  readonly icon: string | null;
}

/** Selects notifications with the name of their application in the reader's language. */
export const selectNotifications = (lang: LocaleCode) => sql`
  SELECT n.id, n.kind, n.params, n.path, n.times, n.created_at, n.read_at, a.app_id, a.icon,
    CASE WHEN a.id IS NOT NULL THEN ${nameIn(lang)} END AS name
  FROM notifications n LEFT JOIN applications a ON a.id = n.application_id`;

export interface NotificationSpan {
  readonly userId: number;
  readonly lang: LocaleCode;
  /** Only those with lower IDs. */
  readonly before?: number | undefined;
  readonly unreadOnly: boolean;
  readonly limit: number;
}

/** An account's notifications in the store, newest first; one row more than `limit` if there are more. */
export async function listNotificationRows(
  db: Db,
  { userId, lang, before, unreadOnly, limit }: NotificationSpan,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    ${selectNotifications(lang)}
    WHERE n.user_id = ${userId} AND n.is_shown AND ${before === undefined ? sql`true` : sql`n.id < ${before}`}
      AND ${unreadOnly ? sql`n.read_at IS NULL` : sql`true`}
    ORDER BY n.id DESC LIMIT ${limit + 1}`.execute(db);
  return rows;
}

/** Number of unread notifications of an account, up to a display limit. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (
      SELECT FROM notifications WHERE user_id = ${userId} AND is_shown AND read_at IS NULL
      LIMIT ${LIMITS.unreadNotificationsMax}
    ) unread`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface Reading {
  readonly userId: number;
  /** Undefined: all. */
  readonly ids: readonly number[] | undefined;
  readonly upTo: number | undefined;
  readonly now: Date;
}

/** Marks notifications of an account as read. Those read in the store are no longer mailed. */
export async function markRead(db: Db, { userId, ids, upTo, now }: Reading): Promise<void> {
  await sql`
    UPDATE notifications SET read_at = ${now}, mail_due_at = NULL
    WHERE user_id = ${userId} AND is_shown AND read_at IS NULL
      AND ${ids === undefined ? sql`true` : sql`id = ANY (${[...ids]}::bigint[])`}
      AND ${upTo === undefined ? sql`true` : sql`id <= ${upTo}`}`.execute(db);
}

/** Deletes notifications past their retention period. */
export async function deleteExpiredNotifications(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - LIMITS.notificationDays * DAY_MS);
  await db.deleteFrom('notifications').where('created_at', '<', before).execute();
  await db.deleteFrom('announcements').where('created_at', '<', before).execute();
}

/**
 * How long a notification waits before it is mailed. Notifications that arrive meanwhile go into the same mail, and
 * those read in the store meanwhile are not mailed. Kinds that are not urgent wait longer.
 */
function mailWaitMs(kind: NotificationKind): number {
  return NOTIFICATION_KINDS[kind].mail === 'off' ? 60 * MINUTE_MS : 5 * MINUTE_MS;
}
