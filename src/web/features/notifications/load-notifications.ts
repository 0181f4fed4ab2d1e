import { getNotificationSettings, listNotifications } from '#contract/notification/endpoints.ts';
import type { Notification, NotificationSettings } from '#contract/notification/entities.ts';
import type { Page } from '../../app/use-page.ts';

export interface NotificationsData {
  readonly list: readonly Notification[];
  /** Cursor of the next page; null at the end. */
  readonly next: number | null;
  readonly isUnreadOnly: boolean;
  readonly settings: NotificationSettings;
}

/** The user's first notifications and the notification settings. */
export async function loadNotifications(
  page: Page,
  query: Readonly<Record<string, unknown>>,
): Promise<NotificationsData> {
  const isUnreadOnly = String(query.unread) === '1';
  const [{ list, next }, settings] = await Promise.all([
    page.call(listNotifications, { unreadOnly: isUnreadOnly, lang: page.state.locale }),
    page.call(getNotificationSettings, {}),
  ]);
  return { list, next, isUnreadOnly, settings };
}
