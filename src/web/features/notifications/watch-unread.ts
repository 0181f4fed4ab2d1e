import { LIMITS } from '#contract/values/limits.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import { unreadStore } from './unread-store.ts';

/** Returning to a window fires two events, for focus and visibility. */
const ONCE_WITHIN_MS = 1000;

/** The watch's window dependencies, replaced in tests. */
export interface UnreadWindow {
  readonly isVisible: () => boolean;
  readonly now: () => number;
  /** Subscribes to the user returning to the window; returns the unsubscribe function. */
  readonly onReturn: (run: () => void) => () => void;
  readonly every: (ms: number, run: () => void) => () => void;
}

export const BROWSER_WINDOW: UnreadWindow = {
  isVisible: () => document.visibilityState === 'visible',
  now: () => performance.now(),
  onReturn(run) {
    window.addEventListener('focus', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      window.removeEventListener('focus', run);
      document.removeEventListener('visibilitychange', run);
    };
  },
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};

/** Accounts whose notifications can be loaded; calls of others are rejected. */
export function mayHaveNotifications({ emailConfirmed, deviceAllowed }: PageUser): boolean {
  return emailConfirmed && deviceAllowed;
}

/**
 * Keeps the unread count up to date while the window is visible: immediately, every minute, and on return.
 * `countUnread` returns null if no call is possible at the moment.
 */
export function watchUnread(
  userId: number,
  countUnread: () => Promise<number | null>,
  { isVisible, now, onReturn, every }: UnreadWindow = BROWSER_WINDOW,
): () => void {
  let askedAt = Number.NEGATIVE_INFINITY;
  let isEnded = false;
  const ask = async () => {
    if (!isVisible() || now() - askedAt < ONCE_WITHIN_MS) return;
    askedAt = now();
    try {
      const unread = await countUnread();
      if (!isEnded && unread !== null) unreadStore.set({ userId, unread });
    } catch {
      // A background call; the next one may succeed.
    }
  };
  const run = () => void ask();
  run();
  const endings = [onReturn(run), every(LIMITS.notificationPollMs, run)];
  return () => {
    isEnded = true;
    for (const end of endings) end();
  };
}
