import type { Banner } from '#contract/banner/entities.ts';
import { createStore } from '#web/ui/create-store.ts';

const notices = createStore<readonly Banner[]>([]);

/** What the closing of a notice is remembered by. */
export const storeNoticeKey = (id: number): string => `notice-${id}`;

/** What operators tell at the moment, as the hall has loaded it. */
export const storeNotices = {
  list: notices.get,
  set: notices.set,
  subscribe: notices.subscribe,
};
