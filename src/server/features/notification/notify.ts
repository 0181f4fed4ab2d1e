import type { Transaction } from 'kysely';
import type { NotificationKind, NotificationParams } from '#contract/notification/kinds.ts';
import type { Schema } from '../../db/schema.ts';
import { insertNotifications } from './notification-queries.ts';

/** A notification for one account. */
export type Notice = { readonly [Kind in NotificationKind]: NoticeOf<Kind> }[NotificationKind];

interface NoticeOf<Kind extends NotificationKind> {
  readonly userId: number;
  readonly kind: Kind;
  readonly params: Readonly<NotificationParams[Kind]>;
  /** Link target: path from the slash on, without the language (`/store/record`). */
  readonly path: string;
  /** Internal ID (`applications.id`) of the game it is about, shown with its name and icon. */
  readonly application?: number;
  /** Server time. */
  readonly now: Date;
}

/**
 * Notifies one account as part of the transaction, through the channels it has chosen: in the store, by mail, or
 * neither. Takes one statement.
 */
export function notify(trx: Transaction<Schema>, notice: Notice): Promise<void> {
  return insertNotifications(trx, [notice.userId], { ...notice, application: notice.application ?? null });
}
