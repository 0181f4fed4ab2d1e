import type { OwnProfile, UserProfile } from '#contract/account/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { findUserProfile } from './profile-queries.ts';

type ProfileServices = Pick<Services, 'database'>;

/** The account of a session, and the permissions of that session. */
export async function requireOwnProfile(services: ProfileServices, session: CallSession): Promise<OwnProfile> {
  return { ...(await requireUserProfile(services, session.userId)), deviceAllowed: session.deviceAllowed };
}

/** @throws ApiError `userNotFound` for an unknown account. */
export async function requireUserProfile({ database }: ProfileServices, userId: number): Promise<UserProfile> {
  const profile = await findUserProfile(database.db, userId);
  if (profile === undefined) throw new ApiError(ERROR.userNotFound);
  return profile;
}
