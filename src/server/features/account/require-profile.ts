import type { OwnProfile, UserProfile } from '#contract/account/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { createFindUserProfile, findUserProfile } from './profile-queries.ts';

/** @throws ApiError `userNotFound` for an unknown account. */
export async function requireUserProfile(
  { database }: Pick<Services, 'database'>,
  userId: number,
): Promise<UserProfile> {
  return requireProfile(await findUserProfile(database.db, userId));
}

/** Reads the account of a session, with the permissions of that session. */
export function createReadOwnProfile({ database }: Pick<Services, 'database'>) {
  const find = createFindUserProfile(database);
  return async ({ userId, deviceAllowed }: CallSession): Promise<OwnProfile> => ({
    ...requireProfile(await find(userId)),
    deviceAllowed,
  });
}

function requireProfile(profile: UserProfile | undefined): UserProfile {
  if (profile === undefined) throw new ApiError(ERROR.userNotFound);
  return profile;
}
