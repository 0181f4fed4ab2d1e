import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LibraryState } from '#contract/library/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { CallContext } from '#server/api/call-context.ts';
import { requireSession } from '#server/api/require-session.ts';
import { findApplicationRow, requireVisible } from '#server/features/catalogue/public.ts';
import type { Services } from '#server/services.ts';
import {
  addToList,
  countListed,
  findListed,
  type LibraryListKind,
  lockLibrary,
  readLibraryState,
  removeFromList,
} from './library-queries.ts';
import { presentState } from './present-entry.ts';

type LibraryServices = Pick<Services, 'database'>;

interface LibraryListChange {
  readonly appId: string;
  readonly kind: LibraryListKind;
  readonly isWanted: boolean;
}

/** Idempotent. Unpublished games can be removed and, for a few minutes, restored. */
export function changeLibraryList(
  { database }: LibraryServices,
  context: CallContext,
  { appId, kind, isWanted }: LibraryListChange,
): Promise<LibraryState> {
  const { userId } = requireSession(context);
  return database.db.transaction().execute(async (trx) => {
    if (!(await lockLibrary(trx, userId))) throw new ApiError(ERROR.invalidSession);
    const row = await findApplicationRow(trx, appId);
    if (row === undefined) throw new ApiError(ERROR.applicationNotFound);
    const change = { userId, applicationId: row.id, now: new Date(context.clock()) };
    if (!isWanted) {
      await removeFromList(trx, kind, change);
      return presentState(await readLibraryState(trx, change));
    }
    const found = await findListed(trx, kind, change);
    if (found === null) requireVisible(row);
    const isNew = found !== 'kept';
    if (isNew && (await countListed(trx, kind, userId)) >= LIMITS.libraryEntries) {
      throw new ApiError(ERROR.parameterError);
    }
    await addToList(trx, kind, change);
    return presentState(await readLibraryState(trx, change));
  });
}
