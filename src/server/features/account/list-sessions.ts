import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { presentSession } from './present-session.ts';
import { listLiveSessions } from './session-queries.ts';

export function listSessions({ database }: Pick<Services, 'database'>): Handler<'listSessions'> {
  return async (page, context) => {
    const { id, userId } = requireSession(context);
    const now = new Date(context.clock());
    const { count, rows } = await listLiveSessions(database.db, userId, { now, ...page });
    return { count, list: rows.map((row) => presentSession(row, id)) };
  };
}
