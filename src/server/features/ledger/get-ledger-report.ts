import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findLatestReport } from './report-queries.ts';

export function getLedgerReport(services: Services): Handler<'getLedgerReport'> {
  const { db } = services.database;
  return async () => ({ report: await findLatestReport(db) });
}
