import { dropClaim, takeClaim } from '#contract/claim/operator-endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { deleteClaim, findClaims, upsertClaim } from './claim-queries.ts';

/** Which operator sees to what. */
export function claimHandlers(services: Services): BoundHandler[] {
  const { db } = services.database;
  return [
    handle(takeClaim, createTakeClaim(services)),
    handle(dropClaim, async ({ subject }, context) => {
      await deleteClaim(db, { subject, userId: requireSession(context).userId });
      return { result: true } as const;
    }),
  ];
}

/** Takes or renews a claim. Only taking one away from somebody is a deed that the log keeps. */
function createTakeClaim({ database }: Pick<Services, 'database'>): Handler<typeof takeClaim> {
  return async ({ subject, force }, context) => {
    const asker = { userId: requireSession(context).userId, now: new Date(context.clock()) };
    return database.db.transaction().execute(async (trx) => {
      const { takenFrom } = await upsertClaim(trx, { ...asker, subject, isForced: force });
      if (takenFrom !== null) {
        const [kind = '', number = ''] = subject.split(':');
        await writeAudit(trx, {
          actorUserId: asker.userId,
          action: 'claim.takeOver',
          subject: `${kind}:${number}`,
          details: { from: takenFrom },
        });
      }
      const claim = (await findClaims(trx, [subject], asker)).get(subject);
      if (claim === undefined) throw new Error('a claim that was just taken or found is gone');
      return { claim };
    });
  };
}
