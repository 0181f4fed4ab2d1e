import type { Banner } from '#contract/banner/entities.ts';
import { createStore } from '#web/ui/create-store.ts';

const notices = createStore<readonly Banner[]>([]);

/** The key under which closing a notice is remembered. */
export const storeNoticeKey = (id: number): string => `notice-${id}`;

/** The operators' current notices, as loaded with the hall. */
export const storeNotices = {
  list: notices.get,
  set: notices.set,
  subscribe: notices.subscribe,
};
