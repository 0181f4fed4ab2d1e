import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decideRating } from './decide-rating.ts';
import { writeRemoval } from './decision-queries.ts';
import { notifyOfRestoration } from './notify-decision.ts';
import { requireState } from './rating-policy.ts';

type DecideServices = Pick<Services, 'database'>;

/** Restores a removed rating or answer. */
export function restoreRating(services: DecideServices): Handler<'restoreRating'> {
  return (wish, context) =>
    decideRating(services, context, wish, async (trx, subject, now) => {
      requireState(subject.removed_at !== null);
      await writeRemoval(trx, subject, { removal: null, now });
      await notifyOfRestoration(trx, subject, now);
      return { verb: 'restore', details: {} };
    });
}
