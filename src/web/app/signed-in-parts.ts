import { ContinueShelf } from '../features/library/continue-shelf.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { AccountMenu } from '../features/shell/account-menu.tsx';
import { DeveloperAd } from '../features/shell/developer-ad.tsx';
import { DrawerAccount } from '../features/shell/drawer-account.tsx';
import { BalanceMenu } from '../features/store/balance/balance-menu.tsx';

export { followAudience } from './follow-audience.ts';

/**
 * What pages show of somebody signed in. Visitors never load it: it comes before a page that was rendered for somebody
 * is taken over, or with the profile.
 */
export const signedInParts = {
  AccountMenu,
  BalanceMenu,
  ContinueShelf,
  DeveloperAd,
  DrawerAccount,
  NotificationBell,
} as const;

export type SignedInParts = typeof signedInParts;
