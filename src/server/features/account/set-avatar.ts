import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Services } from '../../services.ts';
import { resolveImages } from '../upload/public.ts';
import { findAvatar, storeAvatar } from './avatar-queries.ts';
import { createReadOwnProfile } from './require-profile.ts';

/** Sets or removes the picture of the caller's account. A replaced one is deleted by the cleanup of uploads. */
export function setAvatar(services: Pick<Services, 'database'>): Handler<'setAvatar'> {
  const readOwnProfile = createReadOwnProfile(services);
  return async ({ image }, context) => {
    const session = requireSession(context);
    const { userId } = session;
    await services.database.db.transaction().execute(async (trx) => {
      await requireAccount(trx, userId);
      const current = new Set([await findAvatar(trx, userId)]);
      const wanted = [{ field: 'image', purpose: 'avatar', reference: image }] as const;
      const url = image === '' ? '' : (await resolveImages(trx, { userId, wanted, current })).get(image);
      await storeAvatar(trx, userId, { avatar: url ?? '', now: new Date(context.clock()) });
    });
    return readOwnProfile(session);
  };
}
