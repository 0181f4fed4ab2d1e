import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { compareVersion as compare } from './comparison-queries.ts';
import { requireVersion } from './version-policy.ts';
import { findOwnVersion } from './version-queries.ts';

/** Compares one of the caller's versions with the one that players have. */
export function compareVersion({ database: { db } }: Pick<Services, 'database'>): Handler<'compareVersion'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    requireVersion(await findOwnVersion(db, { userId, id }));
    return requireVersion(await compare(db, id));
  };
}
