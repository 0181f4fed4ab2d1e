import type { Transaction } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import { notify } from '../notification/public.ts';
import type { DecisionSubject } from './decision-queries.ts';

type Trx = Transaction<Schema>;

/** Notifies the developer of a new rating that players see. */
export async function notifyOfRating(
  trx: Trx,
  game: Pick<Row<'applications'>, 'id' | 'app_id' | 'developer_id'>,
  { stars, now }: { readonly stars: number; readonly now: Date },
): Promise<void> {
  await notify(trx, {
    userId: game.developer_id,
    kind: 'rating_received',
    params: { stars },
    path: `/developer/ratings?applicationId=${encodeURIComponent(game.app_id)}`,
    application: game.id,
    now,
  });
}

/** Notifies the author of a removal with the operator's reason, unless the account is deleted. */
export async function notifyOfRemoval(
  trx: Trx,
  subject: DecisionSubject,
  { note: reason, now }: { readonly note: string; readonly now: Date },
): Promise<void> {
  const to = recipientOf(subject);
  if (to === null) return;
  const kind = subject.about === 'rating' ? 'rating_removed' : 'answer_removed';
  await notify(trx, { ...to, kind, params: { reason }, now });
}

/** Notifies the author that the text was restored. */
export async function notifyOfRestoration(trx: Trx, subject: DecisionSubject, now: Date): Promise<void> {
  const to = recipientOf(subject);
  if (to === null) return;
  const kind = subject.about === 'rating' ? 'rating_restored' : 'answer_restored';
  await notify(trx, { ...to, kind, params: {}, now });
}

function recipientOf({ about, app_id, application_id: application, user_id, developer_id }: DecisionSubject) {
  const id = encodeURIComponent(app_id);
  if (about === 'answer') return { userId: developer_id, path: `/developer/ratings?applicationId=${id}`, application };
  if (user_id === null) return null;
  return { userId: user_id, path: `/application/details?applicationId=${id}#ratings`, application };
}
