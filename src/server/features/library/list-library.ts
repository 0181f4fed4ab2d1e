import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { readSummaries } from '../catalogue/public.ts';
import { arrangeEntries } from './arrange-entries.ts';
import { countLibrary, findFacts, findLatest, findNamed } from './list-queries.ts';
import { presentEntry } from './present-entry.ts';

/** Returns one of the lists in the caller's library. */
export function listLibrary({ config, database }: Pick<Services, 'config' | 'database'>): Handler<'listLibrary'> {
  // Reads the primary database, so that the player's last change shows.
  const { db } = database;
  return async ({ list, sort, search = '', playable, lang, limit, offset }, context) => {
    const { userId } = requireSession(context);
    const isHosting = config.HOSTED_GAMES;
    const request = { userId, list, isPlayable: playable, isHosting, isForYounger: isForYounger(context) };
    const findIds = async () => {
      if (sort === 'latest' && search === '') return findLatest(db, { ...request, limit, offset });
      const entries = arrangeEntries(await findNamed(db, request, lang), { sort, search, lang });
      return { ids: entries.slice(offset, offset + limit).map(({ id }) => id), count: entries.length };
    };
    const [{ ids, count }, totals] = await Promise.all([findIds(), countLibrary(db, request)]);
    const [games, facts] = await Promise.all([
      readSummaries(db, ids, { lang, at: new Date(context.clock()) }),
      findFacts(db, request, ids),
    ]);
    return { count, list: games.flatMap(({ id, game }) => presentEntry(game, facts.get(id), list) ?? []), totals };
  };
}
