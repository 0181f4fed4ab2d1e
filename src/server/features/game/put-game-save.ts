import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { openGame } from './open-game.ts';
import { presentSave } from './present-save.ts';
import { findSave, writeSave } from './save-queries.ts';

/**
 * Saves data for the caller; `parameterError` if another window saved since the data was read. Sending the same save
 * twice succeeds: a reloaded page does not know whether its last save arrived, and sends it again.
 */
export function putGameSave(services: Pick<Services, 'database' | 'cache' | 'limits'>): Handler<'putGameSave'> {
  return async ({ applicationId, data, revision }, context) => {
    const session = requireSession(context);
    const { userId } = session;
    const { shop } = await openGame(services, applicationId, session);
    await services.limits.count('gameSaves', userId);
    const now = new Date(context.clock());
    const { db } = services.database;
    const pair = { applicationId: shop.id, userId };
    const kept = await writeSave(db, { ...pair, data, revision, now });
    if (kept !== undefined) return { save: presentSave(kept) };
    // Without a revision the save would have been written, so the game is gone and only the cache still has it.
    if (revision === undefined) throw new ApiError(ERROR.applicationNotFound);
    const found = await findSave(db, pair);
    if (found?.data === data && found.revision === revision + 1) return { save: presentSave(found) };
    throw new ApiError(ERROR.parameterError, { fields: { revision: 'field.invalid' } });
  };
}
