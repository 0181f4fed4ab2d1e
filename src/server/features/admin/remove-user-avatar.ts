import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { removeAvatar } from '../account/public.ts';

/** Removes the picture of an account; the reason goes into the log. */
export function removeUserAvatar({ database }: Pick<Services, 'database'>): Handler<'removeUserAvatar'> {
  return async ({ userId, reason }, context) => {
    if (reason.trim() === '') throw new ApiError(ERROR.invalidFormat, { fields: { reason: 'field.required' } });
    const actorUserId = requireSession(context).userId;
    await removeAvatar(database.db, { userId, actorUserId, reason, now: new Date(context.clock()) });
    return { result: true };
  };
}
