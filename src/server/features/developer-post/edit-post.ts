import { developerPost } from '#domain/state-machines/developer-post.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import type { Services } from '../../services.ts';
import { changeOwnPost, readOwnPost } from './own-post.ts';
import { requirePostRevision } from './post-policy.ts';
import { updatePost } from './post-queries.ts';
import { readPostForm } from './read-post-form.ts';

/** Replaces the content of the caller's news, unless it is in review or removed. */
export function editPost(services: Pick<Services, 'database'>): Handler<'editPost'> {
  return async ({ id, revision, lang, ...fields }, context) => {
    await changeOwnPost(services, context, id, async ({ trx, post, userId, now }) => {
      requireAllowed(move(developerPost, post.status, 'edit'));
      requirePostRevision(post, revision);
      const form = await readPostForm(trx, { userId, fields, picture: post.picture });
      await updatePost(trx, id, form, now);
      return { action: 'post.edit', details: { languages: form.contents.map((content) => content.lang) } };
    });
    return readOwnPost(services.database.db, id, lang);
  };
}
