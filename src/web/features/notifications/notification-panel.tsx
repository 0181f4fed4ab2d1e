import { BellOff, CloudOff, Settings } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { listNotifications } from '#contract/notification/endpoints.ts';
import type { Notification } from '#contract/notification/entities.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { NotificationRow } from './notification-row.tsx';
import { markFollowed, markRead, unreadStore } from './unread-store.ts';

const SHOWN = 10;

export interface NotificationPanelProps {
  readonly userId: number;
  readonly onClose: () => void;
}

type Latest = readonly Notification[] | 'loading' | 'failed';

/** The latest notifications, opened from the bell. */
export function NotificationPanel({ userId, onClose }: NotificationPanelProps) {
  const page = usePage();
  const { latest, load, setLatest } = useLatest(userId);
  const readAll = useAction(async () => {
    if (typeof latest === 'string') return;
    await markRead(page, userId, { upTo: latest[0]?.id ?? 1 });
    const readAt = new Date().toISOString();
    setLatest(latest.map((one) => ({ ...one, readAt: one.readAt ?? readAt })));
  });
  const hasUnread = typeof latest !== 'string' && latest.some(({ readAt }) => readAt === null);
  return (
    <div className="flex flex-col">
      <header className="border-line flex min-h-14 items-center gap-2 border-b ps-5 pe-2">
        <h2 className="min-w-0 flex-1 text-base">{page.t('shell.notifications')}</h2>
        {typeof latest !== 'string' && latest.length > 0 && (
          <button
            type="button"
            className="text-accent hover:bg-raised aria-disabled:text-muted min-h-11 rounded-lg px-3 text-sm font-bold"
            aria-disabled={!hasUnread || readAll.isBusy}
            onClick={() => hasUnread && readAll.start()}
          >
            {page.t('notifications.readAll')}
          </button>
        )}
        <a
          href={page.href('/account/notifications#settings')}
          className="btn-icon"
          aria-label={page.t('notifications.settings')}
          title={page.t('notifications.settings')}
          onClick={onClose}
        >
          <Settings size={20} aria-hidden />
        </a>
      </header>
      <div aria-live="polite" aria-busy={latest === 'loading'} className="min-h-48">
        {latest === 'loading' && <Loading />}
        {latest === 'failed' && <Failed onAgain={load} />}
        {typeof latest !== 'string' && latest.length === 0 && <Empty />}
        {typeof latest !== 'string' && latest.length > 0 && (
          <ul className="flex flex-col gap-0.5 p-2">
            {latest.map((notification) => (
              <li key={notification.id} className="flex">
                <NotificationRow
                  notification={notification}
                  isRead={notification.readAt !== null}
                  onFollow={() => {
                    if (notification.readAt === null) markFollowed(page, userId, notification.id);
                    onClose();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <a
        href={page.href('/account/notifications')}
        className="border-line text-accent hover:bg-raised flex min-h-12 items-center justify-center border-t px-4 font-bold"
        onClick={onClose}
      >
        {page.t('notifications.seeAll')}
      </a>
    </div>
  );
}

/** The latest notifications, loaded when the panel opens. */
function useLatest(userId: number) {
  const page = usePage();
  const [latest, setLatest] = useState<Latest>('loading');
  const load = useCallback(async () => {
    setLatest('loading');
    try {
      const asked = { limit: SHOWN, lang: page.state.locale };
      const { list, unread } = await page.call(listNotifications, asked, { loadingBar: false, isQuiet: true });
      setLatest(list);
      unreadStore.set({ userId, unread });
    } catch {
      setLatest('failed');
    }
  }, [page, userId]);
  useEffect(() => void load(), [load]);
  return { latest, load: () => void load(), setLatest };
}

function Loading() {
  const page = usePage();
  return (
    <p className="text-muted flex min-h-48 items-center justify-center gap-3">
      <Spinner />
      {page.t('notifications.loading')}
    </p>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const page = usePage();
  return (
    <div role="alert" className="flex min-h-48 flex-col items-center justify-center gap-3 p-5 text-center">
      <CloudOff size={32} aria-hidden className="text-muted" />
      <p>{page.t('notifications.failed')}</p>
      <button type="button" className="btn btn-quiet" onClick={onAgain}>
        {page.t('maintenance.retry')}
      </button>
    </div>
  );
}

function Empty() {
  const page = usePage();
  return (
    <div className="flex min-h-48 flex-col items-center justify-center gap-2 p-5 text-center">
      <BellOff size={32} aria-hidden className="text-muted" />
      <p className="font-bold">{page.t('notifications.empty')}</p>
      <p className="text-muted text-sm">{page.t('notifications.emptyHint')}</p>
    </div>
  );
}
