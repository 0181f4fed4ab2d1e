import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listReviewMessages } from '../provider/public.ts';
import { requireVersion } from './version-policy.ts';
import { findOwnVersion } from './version-queries.ts';

export function listVersionMessages({ database: { db } }: Pick<Services, 'database'>): Handler<'listVersionMessages'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    requireVersion(await findOwnVersion(db, { userId, id }));
    return { messages: await listReviewMessages(db, `version:${id}`) };
  };
}
