import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { reconcile } from './reconcile.ts';

export function makeLedgerReport(services: Services): Handler<'makeLedgerReport'> {
  const { db } = services.database;
  return async (_, context) => ({ report: await reconcile(db, context.clock()) });
}
