import type { Kysely } from 'kysely';
import { LEDGER_CHECKS, type LedgerReport } from '#contract/ledger/entities.ts';
import type { Schema } from '../../db/schema.ts';
import { allowLongStatements, type CheckResult, insertReport, readCirculation, runCheck } from './report-queries.ts';

/**
 * Compares the ledger with deposits, orders and itself in one snapshot, and stores the report. It corrects nothing:
 * people investigate the findings.
 */
export async function reconcile(db: Kysely<Schema>, nowMs: number): Promise<LedgerReport> {
  const madeAt = new Date(nowMs);
  const { checks, circulation } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await allowLongStatements(trx);
      const results: CheckResult[] = [];
      for (const check of LEDGER_CHECKS) results.push(await runCheck(trx, check));
      return { checks: results, circulation: await readCirculation(trx) };
    });
  const isBalanced = checks.every(({ findings }) => findings.length === 0);
  await insertReport(db, { madeAt, isBalanced, checks, circulation });
  return { madeAt: madeAt.toISOString(), isBalanced, checks, circulation };
}
