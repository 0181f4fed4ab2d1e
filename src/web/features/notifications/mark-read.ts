import { readNotifications } from '#contract/notification/endpoints.ts';
import type { Page } from '../../app/use-page.ts';
import { unreadStore } from './unread-store.ts';

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
