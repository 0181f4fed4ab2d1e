import type { Transaction } from 'kysely';
import type { NotificationKind, NotificationParams } from '#contract/notification/kinds.ts';
import type { Schema } from '../../db/schema.ts';
import { insertNotifications } from './notification-queries.ts';

/** What one person is told. */
export type Notice = { readonly [Kind in NotificationKind]: NoticeOf<Kind> }[NotificationKind];

interface NoticeOf<Kind extends NotificationKind> {
  readonly userId: number;
  readonly kind: Kind;
  readonly params: Readonly<NotificationParams[Kind]>;
  /** Where it leads: from the slash on, without the language (`/store/record`). */
  readonly path: string;
  /** The number (`applications.id`) of the game it is about; its name and icon are shown. */
  readonly application?: number;
  /** Server clock. */
  readonly now: Date;
}

/**
 * Tells one person something, if and only if the transaction commits: in the store, by mail, or not at all, as this
 * person wants it. Costs one statement.
 */
export function notify(trx: Transaction<Schema>, notice: Notice): Promise<void> {
  return insertNotifications(trx, [notice.userId], { ...notice, application: notice.application ?? null });
}
