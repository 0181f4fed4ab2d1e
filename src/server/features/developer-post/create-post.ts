import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccountAlone } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { readOwnPost } from './own-post.ts';
import { countPosts, countToday, insertPost } from './post-queries.ts';
import { readPostForm } from './read-post-form.ts';

/** Creates a draft. Calls of one account run one after another, so no limit is exceeded. */
export function createPost({ database: { db } }: Pick<Services, 'database'>): Handler<'createPost'> {
  return async ({ lang, ...fields }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    const id = await db.transaction().execute(async (trx) => {
      await requireAccountAlone(trx, userId);
      await requireRoom(trx, userId, now);
      const form = await readPostForm(trx, { userId, fields, picture: '' });
      const created = await insertPost(trx, userId, form, now);
      const languages = form.contents.map((content) => content.lang);
      await writeAudit(trx, {
        ...{ actorUserId: userId, action: 'post.create', subject: `post:${created}` },
        details: { languages },
      });
      return created;
    });
    return readOwnPost(db, id, lang);
  };
}

/** @throws `parameterError` with `fields.contents` if the developer has written as much as is allowed. */
async function requireRoom(trx: Transaction<Schema>, userId: number, now: Date): Promise<void> {
  const isFull =
    (await countToday(trx, userId, now)) >= LIMITS.postsPerDay ||
    (await countPosts(trx, userId)) >= LIMITS.postsPerDeveloper;
  if (isFull) throw new ApiError(ERROR.parameterError, { fields: { contents: 'field.range' } });
}
