import type { AppSummary } from '#contract/application/entities.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';

interface GameList {
  readonly list: AppSummary[];
}

/**
 * Adds to cached lists which of their paid games the caller owns. A list without any is returned as it is. Reads the primary
 * database, so that a purchase shows immediately.
 */
export function createMarkOwned({ findOwnedGames }: Pick<Services, 'findOwnedGames'>) {
  return async <List extends GameList>(reply: List, session: CallSession | null): Promise<List> => {
    if (session === null || reply.list.every(({ free }) => free)) return reply;
    const owned = await findOwnedGames(session.userId);
    const list = reply.list.map((game) => (game.free ? game : { ...game, owned: owned.has(game.applicationId) }));
    return { ...reply, list };
  };
}
