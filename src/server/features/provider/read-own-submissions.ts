import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { getProviderApplication, getProviderChange } from '#contract/provider/endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { presentWithMessages } from './present-submission.ts';
import { findLatestSubmission } from './submission-queries.ts';

type ReadServices = Pick<Services, 'database'>;

/** The latest application of the account that asks; `providerNotFound` without one. */
export function createGetProviderApplication({
  database: { db },
}: ReadServices): Handler<typeof getProviderApplication> {
  return async (_, context) => {
    const submission = await findLatestSubmission(db, requireSession(context).userId, 'application');
    if (submission === undefined) throw new ApiError(ERROR.providerNotFound);
    return presentWithMessages(db, submission);
  };
}

/** The change that a developer asked for last. */
export function createGetProviderChange({ database: { db } }: ReadServices): Handler<typeof getProviderChange> {
  return async (_, context) => {
    const submission = await findLatestSubmission(db, requireSession(context).userId, 'change');
    return { change: submission === undefined ? null : await presentWithMessages(db, submission) };
  };
}
