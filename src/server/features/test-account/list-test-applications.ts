import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { presentTestApplication } from './present-test-account.ts';
import { listTestedRows } from './test-account-queries.ts';

/** Lists the applications that the caller may test. */
export function listTestApplications({ database }: Pick<Services, 'database'>): Handler<'listTestApplications'> {
  return async ({ lang, limit, offset }, context) => {
    const { userId } = requireSession(context);
    const { rows, count } = await listTestedRows(database.db, { userId, lang, limit, offset });
    return { count, list: rows.map(presentTestApplication) };
  };
}
