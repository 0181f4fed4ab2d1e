import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listBalances } from './wallet-queries.ts';

/** Returns the caller's star coins per currency. */
export function getPoints({ database }: Pick<Services, 'database'>): Handler<'getPoints'> {
  return async (_, context) => ({ list: await listBalances(database.db, requireSession(context).userId) });
}
