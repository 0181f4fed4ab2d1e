import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { requireDeveloper } from './developer-policy.ts';
import { findDeveloper } from './developer-queries.ts';
import { countFollowers, isFollowing } from './follow-queries.ts';

/** Returns whether the caller follows a developer. */
export function getFollow({ database: { db } }: Pick<Services, 'database'>): Handler<'getFollow'> {
  return async ({ slug }, context) => {
    const { userId } = requireSession(context);
    const { user_id: developerId } = requireDeveloper(await findDeveloper(db, slug));
    const [following, followers] = await Promise.all([
      isFollowing(db, { developerId, userId }),
      countFollowers(db, developerId),
    ]);
    return { following, followers };
  };
}
