import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decidePost } from './decide-post.ts';

/** Restores removed news. */
export function restorePost(services: Pick<Services, 'database'>): Handler<'restorePost'> {
  return ({ id, lang }, context) =>
    decidePost(services, context, { id, lang }, { action: 'restore', decision: 'restored', reason: '' });
}
