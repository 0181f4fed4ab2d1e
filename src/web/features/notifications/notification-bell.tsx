import { Bell } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PageUser } from '#domain/page/page-user.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { usePage } from '../../app/use-page.ts';
import type { NotificationPanelProps } from './notification-panel.tsx';
import { unreadBadge, unreadStore } from './unread-store.ts';
import { mayHaveNotifications, watchUnread } from './watch-unread.ts';

const PANEL_ID = 'notification-panel';

/** The number of unread notifications in the top bar, and the latest ones on click. */
export function NotificationBell({ user }: { user: PageUser }) {
  const page = usePage();
  const mayAsk = mayHaveNotifications(user);
  const known = useSyncExternalStore(unreadStore.subscribe, unreadStore.get, () => null);
  useEffect(() => {
    if (!mayAsk) return;
    return watchUnread(user.id, async () => {
      // Another tab may have signed out: that is reported once, not by a rejected background call.
      if (!(await page.loadSessionControl()).isKept()) return null;
      const { countUnreadNotifications } = await import('#contract/notification/endpoints.ts');
      const { unread } = await page.call(countUnreadNotifications, {}, { loadingBar: false, isQuiet: true });
      return unread;
    });
  }, [page, user.id, mayAsk]);
  if (!mayAsk) return null;
  return <BellMenu userId={user.id} unread={known?.userId === user.id ? known.unread : 0} />;
}

function BellMenu({ userId, unread }: { userId: number; unread: number }) {
  const page = usePage();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const Panel = usePanel(isOpen);
  const name = unread === 0 ? page.t('shell.notifications') : page.t('shell.notificationsUnread', { count: unread });
  return (
    <>
      <button
        type="button"
        className="btn-icon relative max-[359px]:-ms-1"
        popoverTarget={PANEL_ID}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        aria-label={name}
        title={name}
      >
        <Bell size={20} aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden
            className="bg-gold text-on-gold absolute top-1 end-0.5 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold tabular-nums forced-colors:border"
          >
            {unreadBadge(unread)}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        role="dialog"
        aria-label={page.t('shell.notifications')}
        className="card text-ink fixed inset-auto end-4 top-16 m-0 max-h-[calc(100dvh-80px)] w-96 max-w-[calc(100vw-32px)] overflow-y-auto p-0"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen &&
          (Panel === null ? <Waiting /> : <Panel userId={userId} onClose={() => panel.current?.hidePopover()} />)}
      </div>
    </>
  );
}

/** Placeholder while the panel loads. */
function Waiting() {
  return <div aria-busy className="min-h-48" />;
}

/** The panel's component and messages, loaded on first use. */
function usePanel(isWanted: boolean): ComponentType<NotificationPanelProps> | null {
  const page = usePage();
  const [loaded, setLoaded] = useState<{ readonly Panel: ComponentType<NotificationPanelProps> } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    Promise.all([import('./notification-panel.tsx'), loadMessages(page, 'notifications')]).then(
      ([{ NotificationPanel }]) => setLoaded({ Panel: NotificationPanel }),
      (error: unknown) => showFailure(page, error),
    );
  }, [isWanted, loaded, page]);
  return loaded?.Panel ?? null;
}
