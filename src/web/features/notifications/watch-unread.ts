import { LIMITS } from '#contract/values/limits.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import { unreadStore } from './unread-store.ts';

/** Coming back to a window is told twice, by its focus and by its being seen. */
const ONCE_WITHIN_MS = 1000;

/** What the watch needs of the window, so that tests can do without one. */
export interface UnreadWindow {
  readonly isVisible: () => boolean;
  readonly now: () => number;
  /** Calls back whenever somebody may look at the window again; answers what ends that. */
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

/** Whose notifications can be asked for: calls refuse everybody else. */
export function mayHaveNotifications({ emailConfirmed, deviceAllowed }: PageUser): boolean {
  return emailConfirmed && deviceAllowed;
}

/**
 * Keeps the number of unread notifications true while somebody looks: at once, every minute, and on coming back.
 * `countUnread` answers null where nobody is to be asked just now.
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
      // Nobody has asked by hand; the next time may do.
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
