import {
  ArrowLeftRight,
  BookOpenText,
  CalendarCheck2,
  Coins,
  Landmark,
  ReceiptText,
  ScrollText,
  ShoppingBag,
  Trophy,
  UsersRound,
} from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';

interface OperatorPlace {
  readonly path: string;
  readonly label: MessageKey;
  readonly Icon: typeof UsersRound;
}

interface OperatorGroup {
  readonly label: MessageKey;
  readonly places: readonly OperatorPlace[];
}

/** The pages of the console, in the order of their navigation. */
export const OPERATOR_GROUPS = [
  {
    label: 'money.group.people',
    places: [
      { path: '/operator/users', label: 'operator.users.title', Icon: UsersRound },
      { path: '/operator/audit', label: 'operator.audit.title', Icon: ScrollText },
    ],
  },
  {
    label: 'money.group.money',
    places: [
      { path: '/operator/deposits', label: 'money.deposits.title', Icon: Coins },
      { path: '/operator/orders', label: 'money.orders.title', Icon: ShoppingBag },
      { path: '/operator/ledger', label: 'money.ledger.title', Icon: BookOpenText },
      { path: '/operator/close', label: 'money.closing.title', Icon: CalendarCheck2 },
      { path: '/operator/rates', label: 'money.rates.title', Icon: ArrowLeftRight },
      { path: '/operator/agencies', label: 'money.agencies.title', Icon: Landmark },
    ],
  },
  {
    label: 'money.group.invoices',
    places: [
      { path: '/operator/invoices', label: 'money.invoices.title', Icon: ReceiptText },
      { path: '/operator/draws', label: 'money.draws.title', Icon: Trophy },
    ],
  },
] as const satisfies readonly OperatorGroup[];

export const OPERATOR_PLACES = OPERATOR_GROUPS.flatMap(({ places }) => [...places]);
