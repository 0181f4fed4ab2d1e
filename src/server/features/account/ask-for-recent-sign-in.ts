import type { Pipeline } from '../../api/pipeline.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { requireRecentSignIn } from './own-identities.ts';

/**
 * Refuses calls that destroy an account or give out a secret in a session whose sign-in is not recent. This runs before the
 * handlers, so that no handler can omit the check.
 */
export function askForRecentSignIn({ database: { db } }: Pick<Services, 'database'>): Pipeline['before'][number] {
  return ({ needsRecentSignIn }) => {
    if (needsRecentSignIn === undefined) return undefined;
    return async (_input, context) => {
      const { id: sessionId } = requireSession(context);
      await requireRecentSignIn(db, { sessionId, now: new Date(context.clock()) });
    };
  };
}
