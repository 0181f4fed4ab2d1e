import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { openGame, playerOf } from './open-game.ts';
import { presentScore } from './present-score.ts';
import { countScores, findScore, listScores } from './score-queries.ts';

/** Returns the best players of a game and the caller's rank. */
export function listLeaderboard(services: Pick<Services, 'database' | 'cache'>): Handler<'listLeaderboard'> {
  const { db } = services.database;
  return async ({ applicationId, board, limit, offset }, { session }) => {
    const { shop } = await openGame(services, applicationId, session);
    const asked = { applicationId: shop.id, board };
    const viewerId = playerOf(session);
    const [rows, count, own] = await Promise.all([
      listScores(db, { ...asked, limit, offset }),
      countScores(db, asked),
      viewerId === null ? undefined : findScore(db, { ...asked, userId: viewerId }),
    ]);
    return {
      count,
      list: rows.map((row) => presentScore(row, viewerId)),
      own: own === undefined ? null : presentScore(own, viewerId),
    };
  };
}
