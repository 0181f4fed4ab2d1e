import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { presentVersion } from './present-version.ts';
import { findOwnVersion } from './version-queries.ts';

/** Returns a version of one of the caller's applications. */
export function getOwnVersion({ database: { db } }: Pick<Services, 'database'>): Handler<'getOwnVersion'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    const row = await findOwnVersion(db, { userId, id });
    if (row === undefined) throw new ApiError(ERROR.versionNotFound);
    return presentVersion(row);
  };
}
