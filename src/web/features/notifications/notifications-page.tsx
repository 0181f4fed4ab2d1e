import { BellOff, Check } from 'lucide-react';
import { useState } from 'react';
import { getNotificationSettings, listNotifications } from '#contract/notification/endpoints.ts';
import type { Notification, NotificationSettings } from '#contract/notification/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { EmptyState } from '#web/kit/state/empty-state.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { NotificationRow, notificationText } from './notification-row.tsx';
import { SettingsSection } from './settings-section.tsx';
import { markFollowed, markRead } from './unread-store.ts';

/** All notifications of an account, and the notification settings. */
export function NotificationsPage({ data }: { data: NotificationsData }) {
  const page = usePage();
  return (
    <AccountPage
      title={page.t('shell.notifications')}
      lead={page.t('notifications.lead', { days: LIMITS.notificationDays })}
    >
      <ListSection data={data} />
      <SettingsSection settings={data.settings} />
    </AccountPage>
  );
}

function ListSection({ data }: { data: NotificationsData }) {
  const page = usePage();
  const { list, isRead, more, readAll, readOne, follow, hasMore } = useNotifications(data);
  const hasUnread = list.some((notification) => !isRead(notification));
  return (
    <AccountSection id="notifications" title={page.t('notifications.list')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Filter isUnreadOnly={data.isUnreadOnly} />
        {list.length > 0 && (
          <button
            type="button"
            className="btn btn-quiet aria-disabled:opacity-60"
            aria-disabled={!hasUnread || readAll.isBusy}
            onClick={() => hasUnread && readAll.start()}
          >
            {page.t('notifications.readAll')}
          </button>
        )}
      </div>
      <LoadingPart>
        {list.length === 0 ? (
          <Empty isUnreadOnly={data.isUnreadOnly} />
        ) : (
          <ul className="divide-line -mx-3 flex flex-col divide-y">
            {list.map((notification) => (
              <li key={notification.id} className="flex items-center gap-1 py-1">
                <NotificationRow
                  notification={notification}
                  isRead={isRead(notification)}
                  onFollow={() => follow(notification)}
                />
                <ReadButton
                  text={notificationText(page, notification)}
                  isRead={isRead(notification)}
                  onRead={() => readOne.start(notification.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </LoadingPart>
      {hasMore && (
        <button type="button" className="btn btn-quiet self-center" disabled={more.isBusy} onClick={() => more.start()}>
          {page.t('notifications.more')}
        </button>
      )}
    </AccountSection>
  );
}

const FILTERS = [
  { query: '', isUnreadOnly: false, label: 'words.all' },
  { query: '?unread=1', isUnreadOnly: true, label: 'notifications.filter.unread' },
] as const;

function Filter({ isUnreadOnly }: { isUnreadOnly: boolean }) {
  const page = usePage();
  return (
    <nav aria-label={page.t('notifications.filter.label')}>
      <ul className="flex gap-2">
        {FILTERS.map((filter) => (
          <li key={filter.label}>
            <a
              href={page.href('/account/notifications', filter.query)}
              aria-current={filter.isUnreadOnly === isUnreadOnly ? 'true' : undefined}
              className="border-control hover:bg-raised aria-[current]:border-accent aria-[current]:bg-raised inline-flex min-h-11 items-center rounded-full border px-4 text-sm aria-[current]:font-bold"
            >
              {page.t(filter.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Stays in place after marking as read, so that the focus is not lost. */
function ReadButton({ text, isRead, onRead }: { text: string; isRead: boolean; onRead: () => void }) {
  const page = usePage();
  return (
    <button
      type="button"
      className={`btn-icon ${isRead ? 'opacity-0 focus-visible:opacity-60' : ''}`}
      aria-disabled={isRead}
      aria-label={page.t('notifications.readOneOf', { text })}
      title={isRead ? undefined : page.t('notifications.readOne')}
      onClick={() => !isRead && onRead()}
    >
      <Check size={20} aria-hidden />
    </button>
  );
}

function Empty({ isUnreadOnly }: { isUnreadOnly: boolean }) {
  const page = usePage();
  return (
    <EmptyState
      Icon={BellOff}
      title={page.t(isUnreadOnly ? 'notifications.allRead' : 'notifications.empty')}
      text={isUnreadOnly ? undefined : page.t('notifications.emptyHint')}
    />
  );
}

/** The page's list: the initial entries, those loaded since, and their read state. */
function useNotifications({ list: first, next: firstNext, isUnreadOnly }: NotificationsData) {
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

export interface NotificationsData {
  readonly list: readonly Notification[];
  /** Cursor of the next page; null at the end. */
  readonly next: number | null;
  readonly isUnreadOnly: boolean;
  readonly settings: NotificationSettings;
}

/** The user's first notifications and the notification settings. */
export async function loadNotifications(
  page: Page,
  query: Readonly<Record<string, unknown>>,
): Promise<NotificationsData> {
  const isUnreadOnly = String(query.unread) === '1';
  const [{ list, next }, settings] = await Promise.all([
    page.call(listNotifications, { unreadOnly: isUnreadOnly, lang: page.state.locale }),
    page.call(getNotificationSettings, {}),
  ]);
  return { list, next, isUnreadOnly, settings };
}
