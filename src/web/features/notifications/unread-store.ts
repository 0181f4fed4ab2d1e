import { readNotifications } from '#contract/notification/endpoints.ts';
import { createStore } from '#web/ui/create-store.ts';
import type { Page } from '../../app/use-page.ts';

/** Number of unread notifications, as last loaded in this window. */
interface KnownUnread {
  readonly userId: number;
  readonly unread: number;
}

/** The latest number of this window. Only written in the browser: on the server it would be shared by all users. */
export const unreadStore = createStore<KnownUnread | null>(null);

/** The number as shown on the bell, at most two digits. */
export function unreadBadge(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}

type Which = { readonly ids: readonly number[] } | { readonly upTo: number };

/** Marks notifications as read and updates the bell. */
export async function markRead(page: Pick<Page, 'call'>, userId: number, which: Which): Promise<void> {
  const { unread } = await page.call(readNotifications, which, { loadingBar: false });
  unreadStore.set({ userId, unread });
}

/** Marks a followed notification as read; a failure leaves it unread without a message. */
export function markFollowed(page: Pick<Page, 'call'>, userId: number, id: number): void {
  page
    .call(readNotifications, { ids: [id] }, { loadingBar: false, isQuiet: true })
    .then(({ unread }) => unreadStore.set({ userId, unread }))
    .catch(() => undefined);
}
