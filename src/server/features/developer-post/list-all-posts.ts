import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findClaims } from '../claim/public.ts';
import { findOperatorPosts } from './operator-post-queries.ts';
import { presentOperatorPost } from './present-post.ts';

/** Lists news for operators. Reads the primary: a replica may lack the latest decisions. */
export function listAllPosts({ database: { db } }: Pick<Services, 'database'>): Handler<'listAllPosts'> {
  return async (page, context) => {
    const { userId } = requireSession(context);
    const { count, rows } = await findOperatorPosts(db, page);
    const subjects = rows.map(({ id }) => `post:${id}`);
    const claims = await findClaims(db, subjects, { userId, now: new Date(context.clock()) });
    return { count, list: rows.map((row) => presentOperatorPost(row, claims.get(`post:${row.id}`) ?? null)) };
  };
}
