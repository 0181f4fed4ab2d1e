import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { countUnread, markRead } from './notification-queries.ts';

export function readNotifications(services: Services): Handler<'readNotifications'> {
  const { db } = services.database;
  return async ({ ids, upTo }, context) => {
    const { userId } = requireSession(context);
    // Without either, notifications that arrived after the page was rendered would be marked as well.
    if (ids === undefined && upTo === undefined) {
      throw new ApiError(ERROR.invalidFormat, { fields: { upTo: 'field.required' } });
    }
    await markRead(db, { userId, ids, upTo, now: new Date(context.clock()) });
    return { unread: await countUnread(db, userId) };
  };
}
