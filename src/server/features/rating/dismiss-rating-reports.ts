import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decideRating } from './decide-rating.ts';
import { closeReports } from './decision-queries.ts';
import { requireRevision, requireState } from './rating-policy.ts';

type DecideServices = Pick<Services, 'database'>;

/** Dismisses the reports of a rating or answer. */
export function dismissRatingReports(services: DecideServices): Handler<'dismissRatingReports'> {
  return ({ revision, ...wish }, context) =>
    decideRating(services, context, wish, async (trx, subject, now) => {
      requireRevision(subject, revision);
      const reports = await closeReports(trx, { ...subject, now });
      requireState(reports > 0);
      return { verb: 'dismiss', details: { reports } };
    });
}
