import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { createReadOwnProfile } from './require-profile.ts';

export function getUserProfile(services: Pick<Services, 'database'>): Handler<'getUserProfile'> {
  const readOwnProfile = createReadOwnProfile(services);
  return async (_, context) => readOwnProfile(requireSession(context));
}
