import { ScrollText, UsersRound } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';

/** The pages of the console, in the order of their navigation. */
export const OPERATOR_PLACES = [
  { path: '/operator/users', label: 'operator.users.title', Icon: UsersRound },
  { path: '/operator/audit', label: 'operator.audit.title', Icon: ScrollText },
] as const satisfies readonly { path: string; label: MessageKey; Icon: typeof UsersRound }[];
