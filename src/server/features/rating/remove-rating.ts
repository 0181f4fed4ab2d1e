import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decideRating } from './decide-rating.ts';
import { closeReports, type RatingRemoval, writeRemoval } from './decision-queries.ts';
import { notifyOfRemoval } from './notify-decision.ts';
import { requireRevision, requireState } from './rating-policy.ts';

type DecideServices = Pick<Services, 'database'>;

/** Removes a rating or its answer; the author sees the reason. */
export function removeRating(services: DecideServices): Handler<'removeRating'> {
  return ({ revision, reason, note, ...wish }, context) =>
    decideRating(services, context, wish, async (trx, subject, now) => {
      requireRevision(subject, revision);
      requireState(subject.is_there && subject.removed_at === null);
      const removal: RatingRemoval = { reason, note: note.trim() };
      await writeRemoval(trx, subject, { removal, now });
      const reports = await closeReports(trx, { ...subject, now });
      await notifyOfRemoval(trx, subject, { note: removal.note, now });
      return { verb: 'remove', details: { ...removal, reports } };
    });
}
