import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decideRating } from './decide-rating.ts';
import { writeRemoval } from './judge-queries.ts';
import { requireState } from './rating-policy.ts';
import { tellOfReturn } from './tell-decision.ts';

type DecideServices = Pick<Services, 'database'>;

/** Restores a removed rating or answer. */
export function restoreRating(services: DecideServices): Handler<'restoreRating'> {
  return (wish, context) =>
    decideRating(services, context, wish, async (trx, judged, now) => {
      requireState(judged.removed_at !== null);
      await writeRemoval(trx, judged, { removal: null, now });
      await tellOfReturn(trx, judged, now);
      return { verb: 'restore', details: {} };
    });
}
