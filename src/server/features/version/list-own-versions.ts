import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { presentVersion } from './present-version.ts';
import { findVersions } from './version-queries.ts';

/** Lists the versions of one of the caller's applications. */
export function listOwnVersions({ database: { db } }: Pick<Services, 'database'>): Handler<'listOwnVersions'> {
  return async ({ applicationId, limit, offset }, context) => {
    const { userId } = requireSession(context);
    const number = await findOwnNumber(db, { userId, applicationId });
    if (number === undefined) throw new ApiError(ERROR.applicationNotFound);
    const { rows, count } = await findVersions(db, { applicationId: number, limit, offset });
    return { count, list: rows.map(presentVersion) };
  };
}
