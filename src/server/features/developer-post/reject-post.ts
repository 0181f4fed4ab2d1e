import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { decidePost } from './decide-post.ts';

/** Rejects news in review; the developer sees the reason and may submit it again. */
export function rejectPost(services: Pick<Services, 'database'>): Handler<'rejectPost'> {
  return ({ id, lang, revision, reason }, context) =>
    decidePost(
      services,
      context,
      { id, lang, revision },
      { action: 'reject', decision: 'rejected', reason: reason.trim() },
    );
}
