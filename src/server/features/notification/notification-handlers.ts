import type { FeatureHandlers } from '../../api/handler.ts';
import { countUnreadNotifications } from './count-unread-notifications.ts';
import { getNotificationSettings } from './get-notification-settings.ts';
import { getUnsubscription } from './get-unsubscription.ts';
import { listNotifications } from './list-notifications.ts';
import { openUnsubscription } from './open-unsubscription.ts';
import { readNotifications } from './read-notifications.ts';
import { setNotificationSettings } from './set-notification-settings.ts';
import { unsubscribe } from './unsubscribe.ts';
import { unsubscribeByMail } from './unsubscribe-by-mail.ts';

/** Notifications in the store and their settings. */
export const notificationHandlers = {
  listNotifications,
  countUnreadNotifications,
  readNotifications,
  getNotificationSettings,
  setNotificationSettings,
  getUnsubscription,
  unsubscribe,
  unsubscribeByMail,
  openUnsubscription,
} satisfies FeatureHandlers;
