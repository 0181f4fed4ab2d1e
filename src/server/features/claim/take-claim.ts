import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { findClaims, upsertClaim } from './claim-queries.ts';

/** Claims a case or renews the claim. Only taking it over from another operator is logged. */
export function takeClaim({ database }: Pick<Services, 'database'>): Handler<'takeClaim'> {
  return async ({ subject, force }, context) => {
    const operator = { userId: requireSession(context).userId, now: new Date(context.clock()) };
    return database.db.transaction().execute(async (trx) => {
      const { takenFrom } = await upsertClaim(trx, { ...operator, subject, isForced: force });
      if (takenFrom !== null) {
        const [kind = '', number = ''] = subject.split(':');
        await writeAudit(trx, {
          actorUserId: operator.userId,
          action: 'claim.takeOver',
          subject: `${kind}:${number}`,
          details: { from: takenFrom },
        });
      }
      const claim = (await findClaims(trx, [subject], operator)).get(subject);
      if (claim === undefined) throw new Error('a claim that was just taken or found no longer exists');
      return { claim };
    });
  };
}
