import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { requireOwnProfile } from './require-profile.ts';

type ProfileServices = Pick<Services, 'database'>;

export function getUserProfile(services: ProfileServices): Handler<'getUserProfile'> {
  return async (_, context) => requireOwnProfile(services, requireSession(context));
}
