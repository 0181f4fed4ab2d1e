import { useRouter } from '@tanstack/react-router';
import {
  AppWindow,
  Database,
  KeyRound,
  MonitorSmartphone,
  PackageOpen,
  Palette,
  Tag,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { USER_TYPE } from '#contract/states.ts';
import type { PageUser } from '#domain/page-user.ts';
import type { MessageKey } from '#i18n/message-key.ts';

interface AccountLink {
  readonly path: string;
  readonly label: MessageKey;
  readonly Icon: typeof UserRound;
  /** Whom it is shown to; absent: everybody signed in. */
  readonly isFor?: (user: PageUser) => boolean;
}

/** Where the account menu leads. */
const LINKS: readonly AccountLink[] = [
  { path: '/account/profile', label: 'shell.account.profile', Icon: UserRound },
  { path: '/account/sessions', label: 'shell.account.sessions', Icon: KeyRound },
  { path: '/account/devices', label: 'shell.account.devices', Icon: MonitorSmartphone },
  { path: '/account/preferences', label: 'shell.account.preferences', Icon: Palette },
  { path: '/account/data', label: 'shell.account.data', Icon: Database },
  { path: '/developer/applications', label: 'shell.account.applications', Icon: AppWindow, isFor: isDeveloper },
  { path: '/developer/versions', label: 'shell.account.versions', Icon: PackageOpen, isFor: isDeveloper },
  { path: '/developer/products', label: 'shell.account.products', Icon: Tag, isFor: isDeveloper },
  { path: '/operator/users', label: 'shell.account.operator', Icon: UsersRound, isFor: ({ isOperator }) => isOperator },
];

function isDeveloper({ type }: PageUser): boolean {
  return type === USER_TYPE.developer;
}

/** The links of a person's menu, of those pages that there are. */
export function accountLinks(user: PageUser, hasPage: (path: string) => boolean): readonly AccountLink[] {
  return LINKS.filter(({ path, isFor }) => hasPage(path) && (isFor?.(user) ?? true));
}

export function useAccountLinks(user: PageUser): readonly AccountLink[] {
  const { routesByPath } = useRouter();
  return accountLinks(user, (path) => Object.hasOwn(routesByPath, path));
}
