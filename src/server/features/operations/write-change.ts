import type { Transaction } from 'kysely';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { requireAccount } from '../account/public.ts';
import { type AuditEntry, writeAudit } from '../audit/public.ts';

/** What a change has done, for the log; null where everything was so before. */
export type Deed = Omit<AuditEntry, 'actorUserId'> | null;

/** Who changes something, and when. */
export interface Actor {
  readonly userId: number;
  readonly now: Date;
}

/** A write of an operator with its entry in the log, both or none. */
export type WriteChange = <Answer>(
  context: CallContext,
  apply: (trx: Transaction<Schema>, actor: Actor) => Promise<{ readonly answer: Answer; readonly deed: Deed }>,
) => Promise<Answer>;

export function createWriteChange({ database, cache }: Pick<Services, 'database' | 'cache'>): WriteChange {
  return async (context, apply) => {
    const actor = { userId: requireSession(context).userId, now: new Date(context.clock()) };
    const done = await database.db.transaction().execute(async (trx) => {
      // Before whatever is changed: it can be the operator's own.
      await requireAccount(trx, actor.userId);
      const { answer, deed } = await apply(trx, actor);
      if (deed !== null) await writeAudit(trx, { actorUserId: actor.userId, ...deed });
      return answer;
    });
    // The listener hears of the change as well, but perhaps later than the operator looks at it.
    cache.clear();
    return done;
  };
}
