import type { Kysely } from 'kysely';
import type { AccountExport } from '#contract/account/account-export.ts';
import type { Streamed } from '#server/streaming/json-stream.ts';
import { PAGE, readPages } from '#server/streaming/read-pages.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** All notifications of an account, for its data export. */
export async function exportNotifications(db: Db, userId: number): Promise<Streamed<AccountExport['notifications']>> {
  const [settings, language] = await Promise.all([
    db.selectFrom('notification_settings').selectAll().where('user_id', '=', userId).orderBy('kind').execute(),
    db.selectFrom('notification_languages').selectAll().where('user_id', '=', userId).executeTakeFirst(),
  ]);
  return {
    language: language?.language ?? null,
    settings: settings.map(({ kind, is_shown: inStore, is_mailed: byMail }) => ({ kind, inStore, byMail })),
    list: readPages(
      (after: NotificationRow | null) => findNotifications(db, userId, after?.id ?? 0),
      exportNotification,
    ),
  };
}

type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

function findNotifications(db: Db, userId: number, after: number) {
  return db
    .selectFrom('notifications as n')
    .leftJoin('applications as a', 'a.id', 'n.application_id')
    .select(['n.id', 'n.kind', 'n.params', 'n.times', 'n.created_at', 'n.read_at', 'n.mailed_at', 'a.app_id'])
    .where('n.user_id', '=', userId)
    .where('n.id', '>', after)
    .orderBy('n.id')
    .limit(PAGE)
    .execute();
}

function exportNotification(row: NotificationRow): AccountExport['notifications']['list'][number] {
  return {
    kind: row.kind,
    applicationId: row.app_id,
    params: row.params,
    count: row.times,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    mailedAt: row.mailed_at?.toISOString() ?? null,
  };
}
