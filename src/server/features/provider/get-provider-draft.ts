import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findDraft } from './draft-queries.ts';
import { presentWithMessages } from './present-submission.ts';
import { findLatestSubmission } from './submission-queries.ts';

type DraftServices = Pick<Services, 'database'>;

/** Returns the saved draft and the last submission. */
export function getProviderDraft({ database: { db } }: DraftServices): Handler<'getProviderDraft'> {
  return async (_, context) => {
    const { userId } = requireSession(context);
    const submission = await findLatestSubmission(db, userId, 'application');
    return {
      draft: await findDraft(db, userId),
      application: submission === undefined ? null : await presentWithMessages(db, submission),
    };
  };
}
