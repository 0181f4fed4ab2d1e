import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { showPlay } from './library-queries.ts';
import { requireApplicationNumber } from './require-application-number.ts';

type LibraryServices = Pick<Services, 'database'>;

/** Shows a game in the caller's recently played games again. */
export function restoreRecent({ database }: LibraryServices): Handler<'restoreRecent'> {
  return async ({ applicationId: appId }, context) => {
    const { userId } = requireSession(context);
    const applicationId = await requireApplicationNumber(database.db, appId);
    if (!(await showPlay(database.db, { userId, applicationId }))) throw new ApiError(ERROR.applicationNotFound);
    return { result: true };
  };
}
