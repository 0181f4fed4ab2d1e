import { useState } from 'react';
import { listNotifications } from '#contract/notification/endpoints.ts';
import type { Notification } from '#contract/notification/entities.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import type { NotificationsData } from './load-notifications.ts';
import { markFollowed, markRead } from './mark-read.ts';

/** The page's list: the initial entries, those loaded since, and their read state. */
export function useNotifications({ list: first, next: firstNext, isUnreadOnly }: NotificationsData) {
  const page = usePage();
  const userId = useUser()?.id ?? 0;
  const [{ older, next }, setOlder] = useState<{ older: readonly Notification[]; next: number | null }>({
    older: [],
    next: firstNext,
  });
  const [readIds, setReadIds] = useState<ReadonlySet<number>>(new Set());
  const list = [...first, ...older];
  const isRead = ({ id, readAt }: Notification) => readAt !== null || readIds.has(id);
  const note = (ids: readonly number[]) => setReadIds((known) => new Set([...known, ...ids]));
  const more = useAction(async () => {
    if (next === null) return;
    const asked = { before: next, unreadOnly: isUnreadOnly, lang: page.state.locale };
    const found = await page.call(listNotifications, asked);
    setOlder({ older: [...older, ...found.list], next: found.next });
  });
  const readAll = useAction(async () => {
    await markRead(page, userId, { upTo: list[0]?.id ?? 1 });
    note(list.map(({ id }) => id));
    toasts.show('success', page.t('notifications.readAllDone'));
  });
  const readOne = useAction(async (id: number) => {
    await markRead(page, userId, { ids: [id] });
    note([id]);
  });
  const follow = (notification: Notification) => {
    if (isRead(notification)) return;
    markFollowed(page, userId, notification.id);
    note([notification.id]);
  };
  return { list, isRead, more, readAll, readOne, follow, hasMore: next !== null };
}
