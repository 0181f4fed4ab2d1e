import { createStore } from '#web/ui/create-store.ts';

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
