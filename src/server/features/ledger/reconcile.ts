import type { Kysely } from 'kysely';
import { LEDGER_CHECKS, type LedgerReport } from '#contract/ledger/entities.ts';
import type { Schema } from '../../db/schema.ts';
import { allowLongStatements, type CheckResult, insertReport, readCirculation, runCheck } from './report-queries.ts';

/**
 * Holds the books against deposits, orders and themselves, all as they were at one moment, and keeps the report.
 * Nothing is mended: a finding is for people to look at.
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
