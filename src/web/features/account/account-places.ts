import { Bell, Database, FlaskConical, KeyRound, MonitorSmartphone, Palette, UserRound } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';

/** The pages of the account, in the order of their navigation. */
export const ACCOUNT_PLACES = [
  { path: '/account/profile', label: 'account.nav.profile', Icon: UserRound },
  { path: '/account/sessions', label: 'account.nav.sessions', Icon: KeyRound },
  { path: '/account/devices', label: 'account.nav.devices', Icon: MonitorSmartphone },
  { path: '/account/preferences', label: 'account.nav.preferences', Icon: Palette },
  { path: '/account/notifications', label: 'shell.notifications', Icon: Bell },
  { path: '/account/data', label: 'account.nav.data', Icon: Database },
] as const satisfies readonly { path: string; label: MessageKey; Icon: typeof UserRound }[];

/** Shown to those only who have something to test. */
export const TESTS_PLACE = { path: '/account/tests', label: 'account.nav.tests', Icon: FlaskConical } as const;
