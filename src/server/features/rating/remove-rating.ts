import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decideRating } from './decide-rating.ts';
import { closeReports, type RatingRemoval, writeRemoval } from './judge-queries.ts';
import { requireRevision, requireState } from './rating-policy.ts';
import { tellOfRemoval } from './tell-decision.ts';

type DecideServices = Pick<Services, 'database'>;

/** Removes a rating or its answer; the author sees the reason. */
export function removeRating(services: DecideServices): Handler<'removeRating'> {
  return ({ revision, reason, note, ...wish }, context) =>
    decideRating(services, context, wish, async (trx, judged, now) => {
      requireRevision(judged, revision);
      requireState(judged.is_there && judged.removed_at === null);
      const removal: RatingRemoval = { reason, note: note.trim() };
      await writeRemoval(trx, judged, { removal, now });
      const reports = await closeReports(trx, { ...judged, now });
      await tellOfRemoval(trx, judged, { note: removal.note, now });
      return { verb: 'remove', details: { ...removal, reports } };
    });
}
