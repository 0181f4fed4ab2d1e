import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listCountedReports } from './policy-report-queries.ts';

export function listPolicyReports({ database }: Pick<Services, 'database'>): Handler<'listPolicyReports'> {
  return async (span) => {
    const { count, rows } = await listCountedReports(database.db, span);
    const list = rows.map(({ first_at: firstAt, last_at: lastAt, ...counted }) => {
      return { ...counted, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() };
    });
    return { count, list };
  };
}
