import { developerPost } from '#domain/state-machines/developer-post.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import type { Services } from '../../services.ts';
import { changeOwnPost, readOwnPost } from './own-post.ts';
import { writeStatus } from './post-queries.ts';

/** Withdraws the caller's news from the store or from the review. */
export function withdrawPost(services: Pick<Services, 'database'>): Handler<'withdrawPost'> {
  return async ({ id, lang }, context) => {
    await changeOwnPost(services, context, id, async ({ trx, post, now }) => {
      const step = requireAllowed(move(developerPost, post.status, 'withdraw'));
      if (!step.hasEffect) return null;
      await writeStatus(trx, post, { status: step.to, now });
      return { action: 'post.withdraw', details: { from: post.status, to: step.to } };
    });
    return readOwnPost(services.database.db, id, lang);
  };
}
