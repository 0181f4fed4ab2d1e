import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  countUnreadNotifications,
  getNotificationSettings,
  getUnsubscription,
  listNotifications,
  openUnsubscription,
  readNotifications,
  setNotificationSettings,
  unsubscribe,
  unsubscribeByMail,
} from '#contract/notification/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { createListNotifications } from './list-notifications.ts';
import { countUnread, markRead } from './notification-queries.ts';
import { createGetNotificationSettings, createSetNotificationSettings } from './notification-settings.ts';
import {
  createGetUnsubscription,
  createOpenUnsubscription,
  createUnsubscribe,
  createUnsubscribeByMail,
} from './unsubscribe.ts';

/** What accounts are told in the store, and how they want to be told. */
export function notificationHandlers(services: Services): BoundHandler[] {
  const { db } = services.database;
  return [
    handle(listNotifications, createListNotifications(services)),
    handle(countUnreadNotifications, async (_, context) => ({
      unread: await countUnread(db, requireSession(context).userId),
    })),
    handle(readNotifications, async ({ ids, upTo }, context) => {
      const { userId } = requireSession(context);
      // Without either it would be all, those as well that came after the page was drawn.
      if (ids === undefined && upTo === undefined) {
        throw new ApiError(ERROR.invalidFormat, { fields: { upTo: 'field.required' } });
      }
      await markRead(db, { userId, ids, upTo, now: new Date(context.clock()) });
      return { unread: await countUnread(db, userId) };
    }),
    handle(getNotificationSettings, createGetNotificationSettings(services)),
    handle(setNotificationSettings, createSetNotificationSettings(services)),
    handle(getUnsubscription, createGetUnsubscription(services)),
    handle(unsubscribe, createUnsubscribe(services)),
    handle(unsubscribeByMail, createUnsubscribeByMail(services)),
    handle(openUnsubscription, createOpenUnsubscription(services)),
  ];
}
