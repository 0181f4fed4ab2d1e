import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decidePost } from './decide-post.ts';

/** Removes published news; the developer sees the reason, and its next news need approval again. */
export function removePost(services: Pick<Services, 'database'>): Handler<'removePost'> {
  return ({ id, lang, reason }, context) =>
    decidePost(services, context, { id, lang }, { action: 'remove', decision: 'removed', reason: reason.trim() });
}
