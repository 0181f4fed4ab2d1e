import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { presentTestAccount } from './present-test-account.ts';
import { listTestAccountRows } from './test-account-queries.ts';

/** Lists the caller's test accounts. */
export function listTestAccounts({ database }: Pick<Services, 'database'>): Handler<'listTestAccounts'> {
  return async (paging, context) => {
    const { userId } = requireSession(context);
    const { rows, count } = await listTestAccountRows(database.db, userId, paging);
    return { count, list: rows.map(presentTestAccount) };
  };
}
