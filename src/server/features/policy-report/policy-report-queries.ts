import { type Kysely, sql } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import type { StoredPolicyReport } from '#domain/page/read-policy-reports.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Row, Schema } from '../../db/schema.ts';

/** Counts stop at the largest value of their column. */
const COUNT_MAX = 2_147_483_647;

/** Counts reports; beyond the capacity, those not seen for longest are deleted. */
export async function countPolicyReports(
  db: Kysely<Schema>,
  reports: readonly StoredPolicyReport[],
  nowMs: number,
): Promise<void> {
  if (reports.length === 0) return;
  const now = new Date(nowMs);
  const groups = Map.groupBy(reports, ({ directive, blocked, page }) => JSON.stringify([directive, blocked, page]));
  // Sorted, so that concurrent requests for the same reports cannot deadlock.
  const rows = [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  await db
    .insertInto('policy_reports')
    .values(
      rows.flatMap(([, same]) =>
        same.slice(0, 1).map((one) => ({ ...one, count: same.length, first_at: now, last_at: now })),
      ),
    )
    .onConflict((conflict) =>
      conflict.columns(['directive', 'blocked', 'page']).doUpdateSet({
        count: sql<number>`least(policy_reports.count::bigint + excluded.count, ${COUNT_MAX})::integer`,
        last_at: now,
      }),
    )
    .execute();
  await sql`
    DELETE FROM policy_reports WHERE (directive, blocked, page) IN (
      SELECT directive, blocked, page FROM policy_reports ORDER BY last_at DESC
      OFFSET ${LIMITS.policyReportsKept} FOR UPDATE SKIP LOCKED
    )`.execute(db);
}

/** A page of reports, latest first, and their total. */
export async function listCountedReports(
  db: Kysely<Schema>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; rows: Row<'policy_reports'>[] }> {
  const [{ count }, rows] = await Promise.all([
    db
      .selectFrom('policy_reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('policy_reports')
      .selectAll()
      .orderBy('last_at', 'desc')
      .orderBy('page')
      .orderBy('directive')
      .orderBy('blocked')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { count: Number(count), rows };
}

/** Deletes reports not seen for a month. */
export async function deleteExpiredPolicyReports(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const before = new Date(nowMs - LIMITS.policyReportDays * DAY_MS);
  await db.deleteFrom('policy_reports').where('last_at', '<', before).execute();
}
