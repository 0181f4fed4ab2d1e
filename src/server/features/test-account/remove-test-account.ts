import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { deleteTestAccount } from './test-account-queries.ts';

/** Removes a test account; those of other developers are reported as unknown. */
export function removeTestAccount({ database }: Pick<Services, 'database'>): Handler<'removeTestAccount'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    if (!(await deleteTestAccount(database.db, userId, id))) throw new ApiError(ERROR.testAccountOrWebhookNotFound);
    return { result: true };
  };
}
