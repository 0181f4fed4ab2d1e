import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccountAlone } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { requireDeveloper } from './developer-policy.ts';
import { countGames, findDeveloper } from './developer-queries.ts';
import { addFollow, countFollowed, countFollowers, type Follow, isFollowing, removeFollow } from './follow-queries.ts';

/** Follows a developer or stops; idempotent. A developer without a page can only be left. */
export function putFollow({ database: { db }, limits }: Pick<Services, 'database' | 'limits'>): Handler<'putFollow'> {
  return async ({ slug, following }, context) => {
    const { userId } = requireSession(context);
    await limits.count('follows', userId);
    return db.transaction().execute(async (trx) => {
      await requireAccountAlone(trx, userId);
      const { user_id: developerId } = requireDeveloper(await findDeveloper(trx, slug));
      const follow = { developerId, userId };
      if (following) await begin(trx, follow, new Date(context.clock()));
      else await removeFollow(trx, follow);
      return { following, followers: await countFollowers(trx, developerId) };
    });
  };
}

async function begin(trx: Transaction<Schema>, follow: Follow, now: Date): Promise<void> {
  if (await isFollowing(trx, follow)) return;
  requireDeveloper((await countGames(trx, follow.developerId, false)) === 0 ? undefined : follow);
  if ((await countFollowed(trx, follow.userId)) >= LIMITS.followedDevelopers) {
    throw new ApiError(ERROR.parameterError, { fields: { following: 'field.range' } });
  }
  await addFollow(trx, follow, now);
}
