import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { switchProvider } from './provider-queries.ts';

/** Enables or disables a developer; idempotent. */
export function enableProvider({ database: { db } }: Pick<Services, 'database'>): Handler<'enableProvider'> {
  return async ({ userId, enable, reason = '' }, context) => {
    const { userId: operatorId } = requireSession(context);
    const now = new Date(context.clock());
    if (!enable && reason.trim() === '') {
      throw new ApiError(ERROR.invalidFormat, { fields: { reason: 'field.required' } });
    }
    await db.transaction().execute(async (trx) => {
      const isChanged = await switchProvider(trx, { userId, enable, now });
      if (isChanged === undefined) throw new ApiError(ERROR.providerNotFound);
      if (!isChanged) return;
      const action = enable ? 'provider.enable' : 'provider.disable';
      await writeAudit(trx, { actorUserId: operatorId, action, subject: `provider:${userId}`, details: { reason } });
    });
    return { result: true, enable };
  };
}
