import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { countPosts, findPostLines } from './post-queries.ts';
import { presentPostLine } from './present-post.ts';

/** Lists the caller's news. */
export function listOwnPosts({ database: { db } }: Pick<Services, 'database'>): Handler<'listOwnPosts'> {
  return async (page, context) => {
    const { userId } = requireSession(context);
    const [rows, count] = await Promise.all([findPostLines(db, userId, page), countPosts(db, userId)]);
    return { count, list: rows.map(presentPostLine) };
  };
}
