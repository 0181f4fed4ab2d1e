import {
  Activity,
  ArrowLeftRight,
  BookOpenText,
  Building2,
  CalendarCheck2,
  Coins,
  Construction,
  DatabaseBackup,
  GalleryHorizontal,
  Gamepad2,
  Landmark,
  Layers,
  LayoutDashboard,
  ListOrdered,
  MessageSquareText,
  Newspaper,
  PackageSearch,
  Phone,
  ReceiptText,
  Rows3,
  ScrollText,
  Shapes,
  ShieldCheck,
  ShoppingBag,
  Tag,
  Trophy,
  UsersRound,
} from 'lucide-react';
import type { OperatorCounters } from '#contract/system/operator-entities.ts';
import type { MessageKey } from '#i18n/message-key.ts';

/** A counter of pending work. */
export type WaitingCounter = Exclude<keyof OperatorCounters, 'isMaintaining'>;

interface OperatorPlace {
  readonly path: string;
  readonly label: MessageKey;
  readonly Icon: typeof UsersRound;
  /** The counters of pending work shown at this place. */
  readonly waiting?: readonly WaitingCounter[];
}

interface OperatorGroup {
  readonly label: MessageKey;
  readonly places: readonly OperatorPlace[];
}

/** The pages of the console, in navigation order. */
export const OPERATOR_GROUPS = [
  {
    label: 'operations.group.store',
    places: [
      { path: '/operator', label: 'operations.home.title', Icon: LayoutDashboard },
      {
        path: '/operator/providers',
        label: 'providers.title',
        Icon: Building2,
        waiting: ['providersReviewing', 'changeRequests'],
      },
      {
        path: '/operator/versions',
        label: 'reviews.title',
        Icon: PackageSearch,
        waiting: ['versionsInReview', 'versionAppeals'],
      },
      { path: '/operator/applications', label: 'shell.account.applications', Icon: Gamepad2 },
      { path: '/operator/products', label: 'shell.account.products', Icon: Tag },
      {
        path: '/operator/ratings',
        label: 'operator.ratings.title',
        Icon: MessageSquareText,
        waiting: ['ratingsReported', 'ratingsHeld'],
      },
      { path: '/operator/posts', label: 'operator.kind.post', Icon: Newspaper, waiting: ['postsWaiting'] },
      { path: '/operator/recommended', label: 'operations.recommended.title', Icon: ListOrdered },
      { path: '/operator/banners', label: 'operator.kind.banner', Icon: GalleryHorizontal },
      { path: '/operator/shelves', label: 'operator.kind.shelf', Icon: Rows3 },
      { path: '/operator/collections', label: 'operator.kind.collection', Icon: Layers },
      { path: '/operator/categories', label: 'operations.categories.title', Icon: Shapes },
      { path: '/operator/system', label: 'operations.system.title', Icon: Activity },
      { path: '/operator/maintenance', label: 'operations.maintenance.title', Icon: Construction },
      { path: '/operator/contacts', label: 'operations.contacts.title', Icon: Phone },
    ],
  },
  {
    label: 'money.group.people',
    places: [
      { path: '/operator/users', label: 'operator.users.title', Icon: UsersRound },
      { path: '/operator/audit', label: 'operator.audit.title', Icon: ScrollText },
      { path: '/operator/policy-reports', label: 'operator.reports.title', Icon: ShieldCheck },
      { path: '/operator/backups', label: 'operator.kind.backup', Icon: DatabaseBackup },
    ],
  },
  {
    label: 'money.group.money',
    places: [
      {
        path: '/operator/deposits',
        label: 'operator.kind.deposit',
        Icon: Coins,
        waiting: ['depositRefunds', 'depositCredits', 'depositProblems'],
      },
      { path: '/operator/orders', label: 'money.orders.title', Icon: ShoppingBag, waiting: ['orderRefunds'] },
      { path: '/operator/ledger', label: 'money.ledger.title', Icon: BookOpenText },
      { path: '/operator/close', label: 'money.closing.title', Icon: CalendarCheck2 },
      { path: '/operator/rates', label: 'operator.kind.rate', Icon: ArrowLeftRight },
      { path: '/operator/agencies', label: 'money.agencies.title', Icon: Landmark },
    ],
  },
  {
    label: 'operator.kind.invoice',
    places: [
      { path: '/operator/invoices', label: 'money.invoices.title', Icon: ReceiptText, waiting: ['invoicesWaiting'] },
      { path: '/operator/draws', label: 'money.draws.title', Icon: Trophy },
    ],
  },
] as const satisfies readonly OperatorGroup[];

export const OPERATOR_PLACES = OPERATOR_GROUPS.flatMap(({ places }) => [...places]);

/** The number of pending items at a place of the console. */
export function countWaitingAt(waiting: readonly WaitingCounter[], counters: OperatorCounters | null): number {
  return waiting.reduce((sum, name) => sum + (counters?.[name] ?? 0), 0);
}
