import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LibraryState } from '#contract/library/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findApplicationRow } from '../catalogue/public.ts';
import { requireOnShelf } from './library-policy.ts';
import { countKept, findKept, type KeptKind, keep, lockLibrary, readLibraryState, takeOut } from './library-queries.ts';
import { presentState } from './present-entry.ts';

type LibraryServices = Pick<Services, 'database'>;

interface KeptChange {
  readonly appId: string;
  readonly kind: KeptKind;
  readonly isWanted: boolean;
}

/** Idempotent. Unpublished games can be removed and, for a few minutes, restored. */
export function changeKept(
  { database }: LibraryServices,
  context: CallContext,
  { appId, kind, isWanted }: KeptChange,
): Promise<LibraryState> {
  const { userId } = requireSession(context);
  return database.db.transaction().execute(async (trx) => {
    if (!(await lockLibrary(trx, userId))) throw new ApiError(ERROR.invalidSession);
    const row = await findApplicationRow(trx, appId);
    if (row === undefined) throw new ApiError(ERROR.applicationNotFound);
    const change = { userId, applicationId: row.id, now: new Date(context.clock()) };
    if (!isWanted) {
      await takeOut(trx, kind, change);
      return presentState(await readLibraryState(trx, change));
    }
    const found = await findKept(trx, kind, change);
    if (found === null) requireOnShelf(row);
    const isNew = found !== 'kept';
    if (isNew && (await countKept(trx, kind, userId)) >= LIMITS.libraryEntries) {
      throw new ApiError(ERROR.parameterError);
    }
    await keep(trx, kind, change);
    return presentState(await readLibraryState(trx, change));
  });
}
