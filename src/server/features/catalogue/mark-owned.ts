import type { AppSummary } from '#contract/application/entities.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { createFindOwnedGames } from '../library/public.ts';

interface GameList {
  readonly list: AppSummary[];
}

/**
 * Adds to cached lists which of their paid games the caller owns. A list without any is returned as it is. Reads the primary
 * database, so that a purchase shows immediately.
 */
export function createMarkOwned({ database }: Pick<Services, 'database'>) {
  const findOwned = createFindOwnedGames(database);
  return async <List extends GameList>(reply: List, session: CallSession | null): Promise<List> => {
    if (session === null || reply.list.every(({ free }) => free)) return reply;
    const owned = await findOwned(session.userId);
    const list = reply.list.map((game) => (game.free ? game : { ...game, owned: owned.has(game.applicationId) }));
    return { ...reply, list };
  };
}
