import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { withdrawAppeal } from './appeal-queries.ts';
import { lockOwnVersion } from './own-version-queries.ts';
import { returnToReview } from './return-to-review-queries.ts';
import { requireVersion } from './version-policy.ts';

/** Resubmits a rejected version for review (R4.12). */
export function reapplyVersion(services: Pick<Services, 'database' | 'jobs'>): Handler<'reapplyVersion'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    return services.database.db.transaction().execute(async (trx) => {
      const { version } = requireVersion(await lockOwnVersion(trx, { userId, id }));
      const review = await returnToReview(services, trx, { version, now });
      await withdrawAppeal(trx, version);
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'version.reapply',
        subject: `version:${id}`,
        details: { from: version.review, to: review },
      });
      return { result: true as const, review };
    });
  };
}
