import type { SignedInParts } from '#web/app/session/signed-in-parts.ts';
import { ContinueShelf } from '#web/features/library/continue-shelf.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { AccountMenu } from '#web/features/shell/account-menu.tsx';
import { AccountNotice } from '#web/features/shell/account-notice.tsx';
import { DeveloperAd } from '#web/features/shell/developer-ad.tsx';
import { DrawerAccount } from '#web/features/shell/drawer-account.tsx';
import { BalanceMenu } from '#web/features/store/balance/balance-menu.tsx';

export { followAudience } from '#web/app/session/follow-audience.ts';

/** Components for signed-in accounts. Loaded before hydrating a page rendered for one, or together with the profile. */
export const signedInParts: SignedInParts = {
  AccountMenu,
  AccountNotice,
  BalanceMenu,
  ContinueShelf,
  DeveloperAd,
  DrawerAccount,
  NotificationBell,
};
