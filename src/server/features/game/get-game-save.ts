import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { openGame } from './open-game.ts';
import { presentSave } from './present-save.ts';
import { findSave } from './save-queries.ts';

/** Returns the caller's saved data of a game. */
export function getGameSave(services: Pick<Services, 'database' | 'cache'>): Handler<'getGameSave'> {
  return async ({ applicationId }, context) => {
    const session = requireSession(context);
    const { shop } = await openGame(services, applicationId, session);
    const kept = await findSave(services.database.db, { applicationId: shop.id, userId: session.userId });
    return { save: kept === undefined ? null : presentSave(kept) };
  };
}
