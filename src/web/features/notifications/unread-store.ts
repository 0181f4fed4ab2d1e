/** How much an account has not read, as this window last heard. */
interface KnownUnread {
  readonly userId: number;
  readonly unread: number;
}

let known: KnownUnread | null = null;
const listeners = new Set<() => void>();

/** The latest number of this window. Only the browser writes it: on the server it would be everybody's. */
export const unreadStore = {
  get: () => known,
  set(next: KnownUnread) {
    known = next;
    for (const notify of listeners) notify();
  },
  subscribe(notify: () => void) {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
};

/** The number as the bell shows it, which has room for two digits. */
export function unreadBadge(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
