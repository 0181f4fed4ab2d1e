import { ContinueShelf } from '#web/features/library/continue-shelf.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { AccountMenu } from '#web/features/shell/account-menu.tsx';
import { DeveloperAd } from '#web/features/shell/developer-ad.tsx';
import { DrawerAccount } from '#web/features/shell/drawer-account.tsx';
import { BalanceMenu } from '#web/features/store/balance/balance-menu.tsx';

export { followAudience } from '#web/app/session/follow-audience.ts';

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
