import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findProviderProfile } from './profile-queries.ts';

type ProfileServices = Pick<Services, 'database'>;

/** Returns the company of the calling developer; `providerNotFound` for a player. */
export function getProviderProfile({ database }: ProfileServices): Handler<'getProviderProfile'> {
  return async (_, context) => {
    const profile = await findProviderProfile(database.db, requireSession(context).userId);
    if (profile === undefined) throw new ApiError(ERROR.providerNotFound);
    return profile;
  };
}
