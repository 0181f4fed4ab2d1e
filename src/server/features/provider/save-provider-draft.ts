import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { saveDraft } from './draft-queries.ts';

type DraftServices = Pick<Services, 'database'>;

/** Saves the form as typed so far; does not overwrite a draft from another page. */
export function saveProviderDraft({ database: { db } }: DraftServices): Handler<'saveProviderDraft'> {
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
