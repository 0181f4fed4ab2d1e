import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { revokeAccessTokenRow } from './access-token-queries.ts';

/** Revokes an access token. Another developer's token is reported as not found. */
export function revokeAccessToken({ database }: Pick<Services, 'database'>): Handler<'revokeAccessToken'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    await database.db.transaction().execute(async (trx) => {
      await requireAccount(trx, userId);
      const isRevoked = await revokeAccessTokenRow(trx, { userId, id, now: new Date(context.clock()) });
      if (!isRevoked) throw new ApiError(ERROR.parameterError);
      const subject = `user:${userId}` as const;
      await writeAudit(trx, { actorUserId: userId, action: 'access_token.revoke', subject, details: { tokenId: id } });
    });
    return { result: true };
  };
}
