import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { deleteProviderDraft, getProviderDraft, saveProviderDraft } from '#contract/provider/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { deleteDraft, findDraft, saveDraft } from './draft-queries.ts';
import { presentWithMessages } from './present-submission.ts';
import { findLatestSubmission } from './submission-queries.ts';

type DraftServices = Pick<Services, 'database'>;

/** What is typed so far, and what was submitted last. */
export function createGetProviderDraft({ database: { db } }: DraftServices): Handler<typeof getProviderDraft> {
  return async (_, context) => {
    const { userId } = requireSession(context);
    const submission = await findLatestSubmission(db, userId, 'application');
    return {
      draft: await findDraft(db, userId),
      application: submission === undefined ? null : await presentWithMessages(db, submission),
    };
  };
}

/** Keeps what is typed so far; another page's draft is not written over. */
export function createSaveProviderDraft({ database: { db } }: DraftServices): Handler<typeof saveProviderDraft> {
  return async ({ form, step, revision }, context) => {
    const { userId } = requireSession(context);
    const isTooLong = Buffer.byteLength(JSON.stringify(form)) > LIMITS.draftBytes;
    if (isTooLong) throw new ApiError(ERROR.invalidFormat, { fields: { form: 'field.tooLong' } });
    const now = new Date(context.clock());
    const saved = await saveDraft(db, { userId, form, step, revision, now });
    if (saved === undefined) throw new ApiError(ERROR.parameterError, { fields: { revision: 'field.invalid' } });
    return { savedAt: now.toISOString(), revision: saved };
  };
}

export function createDeleteProviderDraft({ database: { db } }: DraftServices): Handler<typeof deleteProviderDraft> {
  return async (_, context) => {
    await deleteDraft(db, requireSession(context).userId);
    return { result: true };
  };
}
