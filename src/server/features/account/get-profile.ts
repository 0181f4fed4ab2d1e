import type { getProviderProfile, getUserProfile } from '#contract/account/endpoints.ts';
import type { OwnProfile, UserProfile } from '#contract/account/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findProviderProfile, findUserProfile } from './profile-queries.ts';

type ProfileServices = Pick<Services, 'database'>;

/** The account that asks. */
export function createGetUserProfile(services: ProfileServices): Handler<typeof getUserProfile> {
  return async (_, context) => requireOwnProfile(services, requireSession(context));
}

/** The company of the developer that asks; `providerNotFound` for a player. */
export function createGetProviderProfile({ database }: ProfileServices): Handler<typeof getProviderProfile> {
  return async (_, context) => {
    const profile = await findProviderProfile(database.db, requireSession(context).userId);
    if (profile === undefined) throw new ApiError(ERROR.providerNotFound);
    return profile;
  };
}

/** The account of a session, and what the session may do with it. */
export async function requireOwnProfile(services: ProfileServices, session: CallSession): Promise<OwnProfile> {
  return { ...(await requireUserProfile(services, session.userId)), deviceAllowed: session.deviceAllowed };
}

/** @throws ApiError `userNotFound` for an account that does not exist. */
export async function requireUserProfile({ database }: ProfileServices, userId: number): Promise<UserProfile> {
  const profile = await findUserProfile(database.db, userId);
  if (profile === undefined) throw new ApiError(ERROR.userNotFound);
  return profile;
}
