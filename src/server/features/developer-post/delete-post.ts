import { developerPost } from '#domain/state-machines/developer-post.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import type { Services } from '../../services.ts';
import { changeOwnPost } from './own-post.ts';
import { deletePostRow } from './post-queries.ts';

/** Deletes the caller's news permanently. */
export function deletePost(services: Pick<Services, 'database'>): Handler<'deletePost'> {
  return async ({ id }, context) => {
    await changeOwnPost(services, context, id, async ({ trx, post }) => {
      requireAllowed(move(developerPost, post.status, 'delete'));
      await deletePostRow(trx, id);
      return { action: 'post.delete', details: { from: post.status } };
    });
    return { result: true as const };
  };
}
