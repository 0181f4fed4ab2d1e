import type { Transaction } from 'kysely';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type AuditEntry, writeAudit } from '../audit/public.ts';

/** The audit entry of a change; null if nothing changed. */
export type ChangeEntry = Omit<AuditEntry, 'actorUserId'> | null;

/** Who makes a change, and when. */
export interface Actor {
  readonly userId: number;
  readonly now: Date;
}

/** Writes an operator's change and its audit entry in one transaction. */
export type WriteChange = <Answer>(
  context: CallContext,
  apply: (trx: Transaction<Schema>, actor: Actor) => Promise<{ readonly answer: Answer; readonly entry: ChangeEntry }>,
) => Promise<Answer>;

export function createWriteChange({ database, cache }: Pick<Services, 'database' | 'cache'>): WriteChange {
  return async (context, apply) => {
    const actor = { userId: requireSession(context).userId, now: new Date(context.clock()) };
    return writeCatalogue({ database, cache }, async (trx) => {
      // Locked before the change, which may be to the operator's own account.
      await requireAccount(trx, actor.userId);
      const { answer, entry } = await apply(trx, actor);
      if (entry !== null) await writeAudit(trx, { actorUserId: actor.userId, ...entry });
      return answer;
    });
  };
}
