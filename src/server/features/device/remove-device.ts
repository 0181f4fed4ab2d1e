import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { deleteDevice } from './device-queries.ts';

export function removeDevice({ database }: Pick<Services, 'database'>): Handler<'removeDevice'> {
  return async ({ id }, context) => {
    const { userId, id: sessionId } = requireSession(context);
    const isRemoved = await deleteDevice(database.db, { userId, sessionId }, id);
    if (!isRemoved) throw new ApiError(ERROR.parameterError);
    return { result: true };
  };
}
