import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { POST_STATE } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Services } from '../../services.ts';
import { requirePost } from './post-policy.ts';
import { lockPost } from './post-queries.ts';
import { writePostReport } from './public-post-queries.ts';

/** Reports published news to the operators; nobody reports their own. */
export function reportPost({ database: { db }, limits }: Pick<Services, 'database' | 'limits'>): Handler<'reportPost'> {
  return async ({ id, reason, note }, context) => {
    const { userId } = requireSession(context);
    await limits.count('ratingMarks', userId);
    await db.transaction().execute(async (trx) => {
      await requireAccount(trx, userId);
      const found = await lockPost(trx, id);
      const post = requirePost(found?.status === POST_STATE.published ? found : undefined);
      if (post.developer_id === userId) {
        throw new ApiError(ERROR.permissionDenied, { fields: { id: 'field.invalid' } });
      }
      await writePostReport(trx, { id, userId, reason, note: note.trim(), now: new Date(context.clock()) });
    });
    return { result: true as const };
  };
}
