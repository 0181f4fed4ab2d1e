import type { CurrencyCode } from '../values/limits.ts';
import type { LocaleCode } from '../values/locales.ts';
import type { PlatformCode } from '../values/platforms.ts';

interface KindFacts {
  /** The recipients: all players, or developers about their own games. */
  readonly audience: 'player' | 'developer';
  /**
   * Whether it is mailed too: `on` and `off` until its person decides otherwise; `always` has a mail of its own, which
   * says what the law or the contract wants said.
   */
  readonly mail: 'on' | 'off' | 'always';
  /** Several unread ones about one application are merged into one that counts them. */
  readonly isGathered?: true;
}

/** The kinds of notifications. */
export const NOTIFICATION_KINDS = {
  version_released: { audience: 'player', mail: 'off' },
  price_dropped: { audience: 'player', mail: 'off', isGathered: true },
  sale_started: { audience: 'player', mail: 'off' },
  developer_released: { audience: 'player', mail: 'off' },
  developer_posted: { audience: 'player', mail: 'off' },
  rating_answered: { audience: 'player', mail: 'on' },
  rating_removed: { audience: 'player', mail: 'on' },
  rating_restored: { audience: 'player', mail: 'on' },
  refund_decided: { audience: 'player', mail: 'always' },
  deposit_paid: { audience: 'player', mail: 'off' },
  deposit_refunded: { audience: 'player', mail: 'on' },
  deposit_restored: { audience: 'player', mail: 'on' },
  invoice_won: { audience: 'player', mail: 'always' },
  rating_received: { audience: 'developer', mail: 'off', isGathered: true },
  answer_removed: { audience: 'developer', mail: 'on' },
  answer_restored: { audience: 'developer', mail: 'on' },
  post_decided: { audience: 'developer', mail: 'on' },
  version_decided: { audience: 'developer', mail: 'always' },
  provider_decided: { audience: 'developer', mail: 'always' },
  application_shelved: { audience: 'developer', mail: 'always' },
  product_shelved: { audience: 'developer', mail: 'always' },
  webhook_off: { audience: 'developer', mail: 'always' },
} as const satisfies Record<string, KindFacts>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const NOTIFICATION_KIND_NAMES = [
  'version_released',
  'price_dropped',
  'sale_started',
  'developer_released',
  'developer_posted',
  'rating_answered',
  'rating_removed',
  'rating_restored',
  'refund_decided',
  'deposit_paid',
  'deposit_refunded',
  'deposit_restored',
  'invoice_won',
  'rating_received',
  'answer_removed',
  'answer_restored',
  'post_decided',
  'version_decided',
  'provider_decided',
  'application_shelved',
  'product_shelved',
  'webhook_off',
] as const satisfies readonly NotificationKind[];

/** Outcomes of versions and submissions, as in their mails; nobody is notified about his own submission. */
export const VERSION_NEWS = [
  'approved',
  'rejected',
  'asked',
  'removed',
  'restored',
  'inspectionFailed',
  'appealGranted',
  'appealDeclined',
] as const;
export const POST_NEWS = ['approved', 'rejected', 'removed', 'restored'] as const;
export const PROVIDER_NEWS = ['approved', 'rejected', 'asked', 'timedOut'] as const;

/** A text in every language; the reader gets one. */
export type ParamTexts = Readonly<Record<LocaleCode, string>>;
export type ParamValue = string | number | boolean | ParamTexts;

/**
 * What a notification says besides the kind, the application and the time. The application's name is looked up on reading,
 * so it is no parameter.
 */
export interface NotificationParams {
  version_released: { versionName: string; platform: PlatformCode };
  price_dropped: { product: ParamTexts };
  sale_started: { percent: number; discountId: number };
  /** The developer whom the player follows. */
  developer_released: { developer: string };
  developer_posted: { developer: string; title: ParamTexts };
  rating_answered: Record<never, never>;
  /** The operator's text; empty if there is none. */
  rating_removed: { reason: string };
  rating_restored: Record<never, never>;
  refund_decided: { orderId: string; isRefunded: boolean; product: ParamTexts; amount: number; currency: CurrencyCode };
  deposit_paid: { orderId: string; amount: number; currency: CurrencyCode };
  deposit_refunded: { orderId: string; amount: number; currency: CurrencyCode };
  deposit_restored: { orderId: string; amount: number; currency: CurrencyCode };
  invoice_won: { invoiceNumber: string; prize: number };
  rating_received: { stars: number };
  /** As `rating_removed`. */
  answer_removed: { reason: string };
  answer_restored: Record<never, never>;
  /** The operator's reason; empty if there is none. */
  post_decided: { news: (typeof POST_NEWS)[number]; title: string; reason: string };
  version_decided: { versionName: string; platform: PlatformCode; news: (typeof VERSION_NEWS)[number] };
  provider_decided: { news: (typeof PROVIDER_NEWS)[number] };
  application_shelved: { isRemoved: boolean };
  product_shelved: { isRemoved: boolean; product: ParamTexts };
  webhook_off: { url: string };
}
