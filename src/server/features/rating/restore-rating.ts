import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decideRating } from './decide-rating.ts';
import { writeRemoval } from './decision-queries.ts';
import { notifyOfRating, notifyOfRestoration } from './notify-decision.ts';
import { requireState } from './rating-policy.ts';

type DecideServices = Pick<Services, 'database'>;

/** Restores a removed rating or answer, or publishes a held rating. */
export function restoreRating(services: DecideServices): Handler<'restoreRating'> {
  return (wish, context) =>
    decideRating(services, context, wish, async (trx, subject, now) => {
      requireState(subject.removed_at !== null || subject.is_held);
      await writeRemoval(trx, subject, { removal: null, now });
      if (!subject.is_held) {
        await notifyOfRestoration(trx, subject, now);
        return { verb: 'restore', details: {} };
      }
      await notifyOfRating(trx, { ...subject, id: subject.application_id }, { stars: subject.stars, now });
      return { verb: 'publish', details: {} };
    });
}
