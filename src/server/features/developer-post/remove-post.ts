import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decidePost } from './decide-post.ts';

/** Removes a published post; the developer sees the reason, and the next post needs approval again. */
export function removePost(services: Pick<Services, 'database'>): Handler<'removePost'> {
  return ({ id, lang, reason }, context) =>
    decidePost(services, context, { id, lang }, { action: 'remove', decision: 'removed', reason: reason.trim() });
}
