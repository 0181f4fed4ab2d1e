import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { countUnread, listNotificationRows } from './notification-queries.ts';
import { presentNotification } from './present-notification.ts';

/** Lists the caller's notifications. */
export function listNotifications({ database: { db } }: Pick<Services, 'database'>): Handler<'listNotifications'> {
  return async ({ before, limit, unreadOnly, lang }, context) => {
    const { userId } = requireSession(context);
    const [rows, unread] = await Promise.all([
      listNotificationRows(db, { userId, lang, before, unreadOnly, limit }),
      countUnread(db, userId),
    ]);
    const list = rows.slice(0, limit).map((row) => presentNotification(row, lang));
    return { list, next: rows.length > limit ? (list.at(-1)?.id ?? null) : null, unread };
  };
}
