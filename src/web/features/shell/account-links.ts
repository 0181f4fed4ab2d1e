import type { RegisteredRouter } from '@tanstack/react-router';
import {
  AppWindow,
  Bell,
  Database,
  Fingerprint,
  KeyRound,
  LayoutDashboard,
  LibraryBig,
  MonitorSmartphone,
  PackageOpen,
  Palette,
  Tag,
  UserRound,
} from 'lucide-react';
import { USER_TYPE } from '#contract/values/states.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import type { MessageKey } from '#i18n/message-key.ts';

type PagePath<Path> = Path extends `${infer Bare}/` ? Bare : Path;

interface AccountLink {
  readonly path: PagePath<keyof RegisteredRouter['routesByPath']>;
  readonly label: MessageKey;
  readonly Icon: typeof UserRound;
  /** Who sees it; absent: all signed-in users. */
  readonly isFor?: (user: PageUser) => boolean;
}

const LINKS: readonly AccountLink[] = [
  { path: '/library', label: 'shell.account.library', Icon: LibraryBig },
  { path: '/account/notifications', label: 'shell.notifications', Icon: Bell },
  { path: '/account/profile', label: 'shell.account.profile', Icon: UserRound },
  { path: '/account/sign-in', label: 'shell.account.ways', Icon: Fingerprint },
  { path: '/account/sessions', label: 'shell.account.sessions', Icon: KeyRound },
  { path: '/account/devices', label: 'shell.account.devices', Icon: MonitorSmartphone },
  { path: '/account/preferences', label: 'shell.account.preferences', Icon: Palette },
  { path: '/account/data', label: 'shell.account.data', Icon: Database },
  { path: '/developer/applications', label: 'shell.account.applications', Icon: AppWindow, isFor: isDeveloper },
  { path: '/developer/versions', label: 'shell.account.versions', Icon: PackageOpen, isFor: isDeveloper },
  { path: '/developer/products', label: 'shell.account.products', Icon: Tag, isFor: isDeveloper },
  { path: '/operator', label: 'shell.account.operator', Icon: LayoutDashboard, isFor: ({ isOperator }) => isOperator },
];

function isDeveloper({ type }: PageUser): boolean {
  return type === USER_TYPE.developer;
}

/** The links of a user's account menu. */
export function accountLinks(user: PageUser): readonly AccountLink[] {
  return LINKS.filter(({ isFor }) => isFor?.(user) ?? true);
}
