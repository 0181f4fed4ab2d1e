import type { FeatureHandlers } from '../../api/handler.ts';
import { exportDailyClose } from './export-daily-close.ts';
import { getDailyClose } from './get-daily-close.ts';
import { getLedgerReport } from './get-ledger-report.ts';
import { getPoints } from './get-points.ts';
import { listLedgerAccounts } from './list-ledger-accounts.ts';
import { listLedgerEntries } from './list-ledger-entries.ts';
import { makeLedgerReport } from './make-ledger-report.ts';

/** Star coins of the caller, and the ledger for operators. */
export const ledgerHandlers = {
  getPoints,
  listLedgerAccounts,
  listLedgerEntries,
  getLedgerReport,
  makeLedgerReport,
  getDailyClose,
  exportDailyClose,
} satisfies FeatureHandlers;
