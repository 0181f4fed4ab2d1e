import { BellOff, Check } from 'lucide-react';
import { LIMITS } from '#contract/values/limits.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { EmptyState } from '#web/kit/state/empty-state.tsx';
import { usePage } from '../../app/use-page.ts';
import type { NotificationsData } from './load-notifications.ts';
import { NotificationRow, notificationText } from './notification-row.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useNotifications } from './use-notifications.ts';

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
