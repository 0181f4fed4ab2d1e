import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { presentWithMessages } from './present-submission.ts';
import { findLatestSubmission } from './submission-queries.ts';

type ReadServices = Pick<Services, 'database'>;

/** Returns the change that the developer requested last. */
export function getProviderChange({ database: { db } }: ReadServices): Handler<'getProviderChange'> {
  return async (_, context) => {
    const submission = await findLatestSubmission(db, requireSession(context).userId, 'change');
    return { change: submission === undefined ? null : await presentWithMessages(db, submission) };
  };
}
