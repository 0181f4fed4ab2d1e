import type { Transaction } from 'kysely';
import type { AuditAction } from '#contract/admin/audit-actions.ts';
import type { ApiError } from '#contract/errors/api-error.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';

interface Change {
  readonly action: AuditAction;
  readonly code: string;
  /** The error if the change affects no row. */
  readonly refusal: () => ApiError;
}

/** Applies a change of the list and writes its audit entry in one transaction. */
export function createChangeAgencies({ database }: Pick<Services, 'database'>) {
  return async (
    context: CallContext,
    { action, code, refusal }: Change,
    apply: (trx: Transaction<Schema>, at: Date) => Promise<boolean>,
  ) => {
    const { userId } = requireSession(context);
    await database.db.transaction().execute(async (trx) => {
      if (!(await apply(trx, new Date(context.clock())))) throw refusal();
      await writeAudit(trx, { actorUserId: userId, action, subject: `agency:${code}` });
    });
    return { result: true } as const;
  };
}
