import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { requireOwnPost } from './post-policy.ts';
import { findPostRow } from './post-queries.ts';
import { presentOwnPost } from './present-post.ts';

/** Returns the caller's news with its texts in all languages. */
export function getOwnPost({ database: { db } }: Pick<Services, 'database'>): Handler<'getOwnPost'> {
  return async ({ id, lang }, context) => {
    const { userId } = requireSession(context);
    return presentOwnPost(requireOwnPost(await findPostRow(db, id, lang), userId));
  };
}
