import { listPolicyReports } from '#contract/policy-report/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { listCountedReports } from './policy-report-queries.ts';

/** What operators read of the reports. */
export function policyReportHandlers({ database }: Pick<Services, 'database'>): BoundHandler[] {
  return [
    handle(listPolicyReports, async (span) => {
      const { count, rows } = await listCountedReports(database.db, span);
      const list = rows.map(({ first_at: firstAt, last_at: lastAt, ...counted }) => {
        return { ...counted, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() };
      });
      return { count, list };
    }),
  ];
}
