import { type Kysely, sql, type Transaction } from 'kysely';
import { LEDGER_CHECKS, type LedgerCheck, type LedgerReport } from '#contract/ledger/entities.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { toMajor } from '#domain/money/money.ts';
import type { Schema } from '../../db/schema.ts';
import { LEDGER_CHECK_QUERIES } from './ledger-checks.ts';

const FINDINGS_SHOWN = 20;

type CheckResult = LedgerReport['checks'][number];

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
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      const results: CheckResult[] = [];
      for (const check of LEDGER_CHECKS) results.push(await runCheck(trx, check));
      return { checks: results, circulation: await readCirculation(trx) };
    });
  const isBalanced = checks.every(({ findings }) => findings.length === 0);
  await db
    .insertInto('ledger_reports')
    .values({
      made_at: madeAt,
      is_balanced: isBalanced,
      figures: JSON.stringify(circulation),
      findings: JSON.stringify(checks),
    })
    .execute();
  return { madeAt: madeAt.toISOString(), isBalanced, checks, circulation };
}

/** The latest report; null before the first. */
export async function findLatestReport(db: Kysely<Schema>): Promise<LedgerReport | null> {
  const row = await db.selectFrom('ledger_reports').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (row === undefined) return null;
  return {
    madeAt: row.made_at.toISOString(),
    isBalanced: row.is_balanced,
    // Written by `reconcile`; a column of JSON cannot say so in its type.
    checks: row.findings as CheckResult[],
    circulation: row.figures as LedgerReport['circulation'],
  };
}

async function runCheck(trx: Transaction<Schema>, check: LedgerCheck): Promise<CheckResult> {
  const { checked, findings } = LEDGER_CHECK_QUERIES[check];
  const [first] = (await checked.execute(trx)).rows;
  const differing = await sql<{ finding: string }>`${findings} LIMIT ${FINDINGS_SHOWN}`.execute(trx);
  return { check, checked: first?.checked ?? 0, findings: differing.rows.map(({ finding }) => finding) };
}

async function readCirculation(trx: Transaction<Schema>): Promise<LedgerReport['circulation']> {
  const rows = await trx
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['a.kind', 'a.currency', sql<number>`sum(e.amount)::bigint`.as('balance')])
    .groupBy(['a.kind', 'a.currency'])
    .execute();
  return CURRENCIES.map((currency) => {
    const total = (kind: string) => {
      const row = rows.find((candidate) => candidate.kind === kind && candidate.currency === currency);
      return toMajor(row?.balance ?? 0, currency);
    };
    return { currency, points: total('points'), held: total('held'), sales: total('sales'), owed: total('owed') };
  });
}
