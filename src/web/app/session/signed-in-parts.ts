import type { ComponentType } from 'react';
import type { CardGame } from '#domain/application/card-game.ts';
import type { PageUser } from '#domain/page/page-user.ts';

interface OfUser {
  readonly user: PageUser;
}

/** Components for signed-in accounts only; visitors never load them. */
export interface SignedInParts {
  readonly AccountMenu: ComponentType<OfUser>;
  readonly AccountNotice: ComponentType<OfUser>;
  readonly BalanceMenu: ComponentType;
  readonly ContinueShelf: ComponentType<{ readonly games: readonly CardGame[] }>;
  readonly DeveloperAd: ComponentType<OfUser>;
  readonly DrawerAccount: ComponentType<OfUser & { readonly onLeave: () => void }>;
  readonly NotificationBell: ComponentType<OfUser>;
}
