import {
  AppWindow,
  BadgeCheck,
  BadgePercent,
  CircleX,
  Gamepad2,
  MessageSquareText,
  Newspaper,
  Redo2,
  Rocket,
  Star,
  Tag,
  Ticket,
  Undo2,
  Wallet,
  Webhook,
} from 'lucide-react';
import type { Notification } from '#contract/notification/entities.ts';
import type { NotificationKind } from '#contract/notification/kinds.ts';
import { notificationDetail, notificationKey, notificationValues } from '#domain/account/notification-words.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { type Page, usePage } from '../../app/use-page.ts';

export interface NotificationRowProps {
  readonly notification: Notification;
  readonly isRead: boolean;
  /** The link was followed. */
  readonly onFollow: () => void;
}

/** The text of a notification. */
export function notificationText(page: Page, notification: Notification): string {
  return page.t(notificationKey(notification), notificationValues(notification));
}

/** A notification as a link to its subject; unread ones have a dot, bold text and a label. */
export function NotificationRow({ notification, isRead, onFollow }: NotificationRowProps) {
  const page = usePage();
  const { kind, application, path, createdAt } = notification;
  const detail = notificationDetail(notification);
  const Icon = NOTIFICATION_ICONS[kind];
  return (
    <a
      href={page.href(path)}
      onClick={onFollow}
      className="hover:bg-raised flex min-h-14 min-w-0 flex-1 items-start gap-3 rounded-lg px-3 py-3"
    >
      <span className="relative flex-none">
        <span className="bg-raised relative grid h-10 w-10 place-items-center overflow-hidden rounded-lg">
          <Icon size={20} aria-hidden className="text-muted" />
          {application !== null && application.icon !== '' && (
            <img
              src={application.icon}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className="absolute inset-0 h-full w-full object-cover"
            />
          )}
        </span>
        {!isRead && (
          <span
            aria-hidden
            className="bg-accent border-surface absolute -top-1 -end-1 h-3.5 w-3.5 rounded-full border-2"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block [overflow-wrap:anywhere] ${isRead ? 'text-muted' : 'font-bold'}`}>
          {!isRead && <span className="sr-only">{page.t('notifications.unread')} </span>}
          {notificationText(page, notification)}
        </span>
        {detail !== '' && <span className="text-muted block text-sm [overflow-wrap:anywhere]">{detail}</span>}
        <span className="text-muted block text-xs">
          <LocalTime iso={createdAt} />
        </span>
      </span>
    </a>
  );
}

/** The icon of each notification type. */
const NOTIFICATION_ICONS = {
  version_released: Rocket,
  price_dropped: Tag,
  sale_started: BadgePercent,
  developer_released: Gamepad2,
  developer_posted: Newspaper,
  rating_answered: MessageSquareText,
  rating_removed: CircleX,
  rating_restored: Star,
  refund_decided: Undo2,
  deposit_paid: Wallet,
  deposit_refunded: Undo2,
  deposit_restored: Redo2,
  invoice_won: Ticket,
  rating_received: Star,
  answer_removed: CircleX,
  answer_restored: MessageSquareText,
  post_decided: BadgeCheck,
  version_decided: BadgeCheck,
  provider_decided: BadgeCheck,
  application_shelved: AppWindow,
  product_shelved: Tag,
  webhook_off: Webhook,
} as const satisfies Record<NotificationKind, typeof Star>;
