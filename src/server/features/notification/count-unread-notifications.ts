import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { countUnread } from './notification-queries.ts';

export function countUnreadNotifications(services: Services): Handler<'countUnreadNotifications'> {
  const { db } = services.database;
  return async (_, context) => ({
    unread: await countUnread(db, requireSession(context).userId),
  });
}
