import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { hidePlays } from './library-queries.ts';
import { requireApplicationNumber } from './require-application-number.ts';

type LibraryServices = Pick<Services, 'database'>;

/** Hides one or all of the caller's recently played games. Idempotent. */
export function hideRecent({ database }: LibraryServices): Handler<'hideRecent'> {
  return async ({ applicationId: appId, all }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    // Requires either one game or all, never both.
    if (all !== (appId === undefined)) {
      throw new ApiError(ERROR.invalidFormat, { fields: { applicationId: all ? 'field.invalid' : 'field.required' } });
    }
    const only = appId === undefined ? null : [await requireApplicationNumber(database.db, appId)];
    await hidePlays(database.db, { userId, only, now });
    return { result: true };
  };
}
