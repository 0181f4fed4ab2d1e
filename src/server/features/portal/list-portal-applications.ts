import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { searchOwn } from './summary-queries.ts';

/** Lists the names of the caller's applications, for a switcher. */
export function listPortalApplications({ database }: Pick<Services, 'database'>): Handler<'listPortalApplications'> {
  return async ({ search = '', lang, limit }, context) => {
    const { userId } = requireSession(context);
    const { count, rows } = await searchOwn(database.db, { developerId: userId, search, lang, limit });
    return { count, list: rows.map(({ updated_at, ...row }) => ({ ...row, updatedAt: updated_at.toISOString() })) };
  };
}
