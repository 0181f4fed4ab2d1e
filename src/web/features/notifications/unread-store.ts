import { createStore } from '#web/ui/create-store.ts';

/** How much an account has not read, as this window last heard. */
interface KnownUnread {
  readonly userId: number;
  readonly unread: number;
}

/** The latest number of this window. Only the browser writes it: on the server it would be everybody's. */
export const unreadStore = createStore<KnownUnread | null>(null);

/** The number as the bell shows it, which has room for two digits. */
export function unreadBadge(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
