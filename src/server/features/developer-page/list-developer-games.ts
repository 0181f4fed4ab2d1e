import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createMarkOwned, readSummaryPage } from '../catalogue/public.ts';
import { requireDeveloper } from './developer-policy.ts';
import { countGames, findDeveloper, findGameIds } from './developer-queries.ts';

/** Lists the published games of a developer, newest first. */
export function listDeveloperGames(
  services: Pick<Services, 'database' | 'cache' | 'findOwnedGames'>,
): Handler<'listDeveloperGames'> {
  const { cache } = services;
  const db = services.database.readDb;
  const markOwned = createMarkOwned(services);
  return async ({ slug, lang, ...page }, context) => {
    const chosen = { ...page, isForYounger: isForYounger(context) };
    const reply = await cache.read(`developer games ${JSON.stringify([slug, lang, chosen])}`, async () => {
      const { user_id: userId } = requireDeveloper(await findDeveloper(db, slug));
      const [ids, count] = await Promise.all([
        findGameIds(db, userId, chosen),
        countGames(db, userId, chosen.isForYounger),
      ]);
      requireDeveloper(count === 0 ? undefined : userId);
      return readSummaryPage(db, { ids, count }, { lang, at: new Date(context.clock()) });
    });
    return markOwned(reply, context.session);
  };
}
