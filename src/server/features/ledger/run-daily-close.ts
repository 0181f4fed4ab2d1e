import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Logger } from '#server/middleware/logger.ts';
import { closeDays } from './close-queries.ts';
import { reconcile } from './reconcile.ts';
import { findLatestReport } from './report-queries.ts';

/** Once a day across all processes, and not after every restart. */
const RECONCILED_EVERY_MS = 23 * 60 * 60 * 1000;

/** Closes finished days, and reconciles the ledger if the last reconciliation was a day ago. */
export async function runDailyClose(db: Kysely<Schema>, { nowMs, log }: { nowMs: number; log: Logger }): Promise<void> {
  await closeDays(db, nowMs);
  const latest = await findLatestReport(db);
  if (latest !== null && nowMs - Date.parse(latest.madeAt) < RECONCILED_EVERY_MS) return;
  const { isBalanced, checks } = await reconcile(db, nowMs);
  const failed = checks.filter(({ findings }) => findings.length > 0);
  if (!isBalanced) log.error({ checks: failed }, 'the books do not balance: see the report on the operator pages');
}
