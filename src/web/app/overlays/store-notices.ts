import type { Banner } from '#contract/banner/entities.ts';

let notices: readonly Banner[] = [];
const listeners = new Set<() => void>();

/** What the closing of a notice is remembered by. */
export const storeNoticeKey = (id: number): string => `notice-${id}`;

/** What operators tell at the moment, as the hall has loaded it. */
export const storeNotices = {
  list: (): readonly Banner[] => notices,
  set(next: readonly Banner[]): void {
    notices = next;
    for (const notify of listeners) notify();
  },
  subscribe(notify: () => void) {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  },
};
