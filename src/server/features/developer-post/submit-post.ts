import { POST_STATE } from '#contract/values/states.ts';
import { developerPost } from '#domain/state-machines/developer-post.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import type { Services } from '../../services.ts';
import { announcePost } from '../notification/public.ts';
import { changeOwnPost, readOwnPost } from './own-post.ts';
import { isTrustedDeveloper, writeStatus } from './post-queries.ts';

/** Publishes the caller's news, or submits it for approval if the latest decision was not in its favor. */
export function submitPost(services: Pick<Services, 'database'>): Handler<'submitPost'> {
  return async ({ id, lang }, context) => {
    await changeOwnPost(services, context, id, async ({ trx, post, userId, now }) => {
      const action = (await isTrustedDeveloper(trx, userId)) ? 'publish' : 'submit';
      const step = requireAllowed(move(developerPost, post.status, action));
      if (!step.hasEffect) return null;
      await writeStatus(trx, post, { status: step.to, now, isSubmitted: true });
      if (step.to === POST_STATE.published) await announcePost(trx, { postId: id, now });
      return { action: `post.${action}`, details: { from: post.status, to: step.to } };
    });
    return readOwnPost(services.database.db, id, lang);
  };
}
