import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { hideRecent, restoreRecent } from '#contract/library/endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findApplicationRow } from '../catalogue/application-queries.ts';
import { hidePlays, showPlay } from './library-queries.ts';

type LibraryServices = Pick<Services, 'database'>;

/** Takes one or all of the recently played games of the player who asks out of their list; said again, nothing more. */
export function createHideRecent({ database }: LibraryServices): Handler<typeof hideRecent> {
  return async ({ applicationId: appId, all }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    // Which one is meant has to be said, or that all are; never both.
    if (all !== (appId === undefined)) {
      throw new ApiError(ERROR.invalidFormat, { fields: { applicationId: all ? 'field.invalid' : 'field.required' } });
    }
    const only = appId === undefined ? null : [await requireNumber(database.db, appId)];
    await hidePlays(database.db, { userId, only, now });
    return { result: true };
  };
}

/** Puts a game back among those that the player who asks has played recently. */
export function createRestoreRecent({ database }: LibraryServices): Handler<typeof restoreRecent> {
  return async ({ applicationId: appId }, context) => {
    const { userId } = requireSession(context);
    const applicationId = await requireNumber(database.db, appId);
    if (!(await showPlay(database.db, { userId, applicationId }))) throw new ApiError(ERROR.applicationNotFound);
    return { result: true };
  };
}

async function requireNumber(db: LibraryServices['database']['db'], appId: string): Promise<number> {
  const row = await findApplicationRow(db, appId);
  if (row === undefined) throw new ApiError(ERROR.applicationNotFound);
  return row.id;
}
