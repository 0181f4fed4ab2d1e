import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decidePost } from './decide-post.ts';

/** Publishes news in review; its developer then needs no approval. */
export function approvePost(services: Pick<Services, 'database'>): Handler<'approvePost'> {
  return ({ id, lang, revision }, context) =>
    decidePost(services, context, { id, lang, revision }, { action: 'approve', decision: 'approved', reason: '' });
}
