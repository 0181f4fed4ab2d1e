import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { presentWithMessages } from './present-submission.ts';
import { findLatestSubmission } from './submission-queries.ts';

type ReadServices = Pick<Services, 'database'>;

/** Returns the caller's latest application. @throws `providerNotFound` if there is none. */
export function getProviderApplication({ database: { db } }: ReadServices): Handler<'getProviderApplication'> {
  return async (_, context) => {
    const submission = await findLatestSubmission(db, requireSession(context).userId, 'application');
    if (submission === undefined) throw new ApiError(ERROR.providerNotFound);
    return presentWithMessages(db, submission);
  };
}
