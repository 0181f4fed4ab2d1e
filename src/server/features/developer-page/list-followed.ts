import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { countFollowed, findFollowed } from './follow-queries.ts';
import { presentFollowed } from './present-developer.ts';

/** Lists the developers whom the caller follows. Reads the primary database, so that the last change shows. */
export function listFollowed({ database: { db } }: Pick<Services, 'database'>): Handler<'listFollowed'> {
  return async (page, context) => {
    const { userId } = requireSession(context);
    const [count, rows] = await Promise.all([countFollowed(db, userId), findFollowed(db, { userId, ...page })]);
    return { count, list: rows.map(presentFollowed) };
  };
}
