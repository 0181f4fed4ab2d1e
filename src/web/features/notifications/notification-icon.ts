import {
  AppWindow,
  BadgeCheck,
  CircleX,
  MessageSquareText,
  Rocket,
  Star,
  Tag,
  Ticket,
  Undo2,
  Wallet,
  Webhook,
} from 'lucide-react';
import type { NotificationKind } from '#contract/notification/kinds.ts';

/** The icon of each notification type. */
export const NOTIFICATION_ICONS = {
  version_released: Rocket,
  price_dropped: Tag,
  rating_answered: MessageSquareText,
  rating_removed: CircleX,
  rating_restored: Star,
  refund_decided: Undo2,
  deposit_paid: Wallet,
  deposit_refunded: Undo2,
  invoice_won: Ticket,
  rating_received: Star,
  answer_removed: CircleX,
  answer_restored: MessageSquareText,
  version_decided: BadgeCheck,
  provider_decided: BadgeCheck,
  application_shelved: AppWindow,
  product_shelved: Tag,
  webhook_off: Webhook,
} as const satisfies Record<NotificationKind, typeof Star>;
