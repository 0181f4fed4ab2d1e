import { type Kysely, sql, type Transaction } from 'kysely';
import type { LedgerCheck, LedgerReport } from '#contract/ledger/entities.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { toMajor } from '#domain/money/money.ts';
import type { Schema } from '../../db/schema.ts';
import { LEDGER_CHECK_QUERIES } from './ledger-check-queries.ts';

const FINDINGS_SHOWN = 20;

export type CheckResult = LedgerReport['checks'][number];

export async function allowLongStatements(trx: Transaction<Schema>): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
}

type NewReport = Omit<LedgerReport, 'madeAt'> & { readonly madeAt: Date };

export async function insertReport(
  db: Kysely<Schema>,
  { madeAt, isBalanced, checks, circulation }: NewReport,
): Promise<void> {
  await db
    .insertInto('ledger_reports')
    .values({
      made_at: madeAt,
      is_balanced: isBalanced,
      figures: JSON.stringify(circulation),
      findings: JSON.stringify(checks),
    })
    .execute();
}

/** The latest report; null before the first. */
export async function findLatestReport(db: Kysely<Schema>): Promise<LedgerReport | null> {
  const row = await db.selectFrom('ledger_reports').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (row === undefined) return null;
  return {
    madeAt: row.made_at.toISOString(),
    isBalanced: row.is_balanced,
    // Written by `reconcile`; the type of a JSON column cannot express this.
    checks: row.findings as CheckResult[],
    circulation: row.figures as LedgerReport['circulation'],
  };
}

export async function runCheck(trx: Transaction<Schema>, check: LedgerCheck): Promise<CheckResult> {
  const { checked, findings } = LEDGER_CHECK_QUERIES[check];
  const [first] = (await checked.execute(trx)).rows;
  const differing = await sql<{ finding: string }>`${findings} LIMIT ${FINDINGS_SHOWN}`.execute(trx);
  return { check, checked: first?.checked ?? 0, findings: differing.rows.map(({ finding }) => finding) };
}

export async function readCirculation(trx: Transaction<Schema>): Promise<LedgerReport['circulation']> {
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
