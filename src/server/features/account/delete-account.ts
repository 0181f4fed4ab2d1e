import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { isDeletionConfirmed } from './account-policy.ts';
import { anonymiseAccount } from './account-queries.ts';
import { requireUserProfile } from './require-profile.ts';
import { clearSessionCookies } from './session-cookies.ts';

/** Deletes the caller's account. The typed confirmation prevents accidental deletion. */
export function deleteAccount(services: Pick<Services, 'config' | 'database'>): Handler<'deleteAccount'> {
  return async ({ confirm }, context) => {
    const { userId } = requireSession(context);
    const profile = await requireUserProfile(services, userId);
    if (!isDeletionConfirmed(profile, confirm)) {
      throw new ApiError(ERROR.invalidFormat, { fields: { confirm: 'field.invalid' } });
    }
    await anonymiseAccount(services.database.db, userId, new Date(context.clock()));
    await clearSessionCookies(services, context);
    return { result: true };
  };
}
