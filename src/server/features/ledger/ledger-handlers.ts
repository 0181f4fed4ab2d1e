import { getPoints } from '#contract/ledger/endpoints.ts';
import {
  exportDailyClose,
  getDailyClose,
  getLedgerReport,
  listLedgerAccounts,
  listLedgerEntries,
  makeLedgerReport,
} from '#contract/ledger/operator-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createExportDailyClose } from './export-daily-close.ts';
import { createGetPoints } from './get-points.ts';
import { createGetDailyClose, createListLedgerAccounts, createListLedgerEntries } from './operator-ledger.ts';
import { findLatestReport, reconcile } from './reconcile.ts';

/** Star coins of the account, and the books for operators. */
export function ledgerHandlers(services: Services): BoundHandler[] {
  const { db } = services.database;
  return [
    handle(getPoints, createGetPoints(services)),
    handle(listLedgerAccounts, createListLedgerAccounts(services)),
    handle(listLedgerEntries, createListLedgerEntries(services)),
    handle(getLedgerReport, async () => ({ report: await findLatestReport(db) })),
    handle(makeLedgerReport, async (_, context) => ({ report: await reconcile(db, context.clock()) })),
    handle(getDailyClose, createGetDailyClose(services)),
    handle(exportDailyClose, createExportDailyClose(services)),
  ];
}
