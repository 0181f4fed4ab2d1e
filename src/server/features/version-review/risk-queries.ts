import { type Kysely, sql } from 'kysely';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { FileFacts, InspectionStage } from '#contract/version/inspection.ts';
import { assessReviewRisk } from '#domain/version/review-risk.ts';
import type { Schema } from '../../db/schema.ts';

export type RiskAssessment = ReturnType<typeof assessReviewRisk>;

/** For a version that was deleted while it was read. */
export const NO_RISK: RiskAssessment = { risk: 'low', risks: [] };

interface RiskRow {
  readonly id: number;
  readonly platform: PlatformCode;
  readonly facts: FileFacts | null;
  readonly stages: readonly InspectionStage[] | null;
  readonly base_id: number | null;
  readonly base_certificates: readonly string[] | null;
  readonly base_facts: FileFacts | null;
  readonly is_first_application: boolean;
  readonly was_rejected: boolean;
  readonly was_removed: boolean;
}

const APPROVED = sql.lit(VERSION_REVIEW.approved);
const ONLINE = sql.lit(SHELF.onShelf);

/** The predecessor of a version: the one online for its platform, else the latest approved one. */
const BASE = sql`
  SELECT o.id, o.certificates, o.package_file_id FROM versions o
  WHERE o.application_id = v.application_id AND o.platform = v.platform AND o.id <> v.id AND o.review = ${APPROVED}
  ORDER BY o.status = ${ONLINE} DESC, o.id DESC LIMIT 1`;

/** The review risk of versions, by ID. */
export async function assessVersions(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RiskAssessment>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RiskRow>`
    SELECT v.id, v.platform, i.facts, i.stages, b.id AS base_id, b.certificates AS base_certificates,
      bi.facts AS base_facts,
      NOT EXISTS (SELECT FROM versions o JOIN applications oa ON oa.id = o.application_id
        WHERE oa.developer_id = a.developer_id AND o.id <> v.id AND o.review = ${APPROVED}) AS is_first_application,
      ${wasDone('version.reject')} AS was_rejected,
      ${wasDone('version.remove')} OR EXISTS (SELECT FROM audit_log
        WHERE subject = 'application:' || a.app_id AND action = 'application.remove') AS was_removed
    FROM versions v
    JOIN applications a ON a.id = v.application_id
    LEFT JOIN version_inspections i ON i.version_id = v.id AND i.package_file_id = v.package_file_id
    LEFT JOIN LATERAL (${BASE}) b ON true
    LEFT JOIN version_inspections bi ON bi.version_id = b.id AND bi.package_file_id = b.package_file_id
    WHERE v.id = ANY(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, assess(row)]));
}

/** Whether operators took that action on any existing version of the application. */
function wasDone(action: string) {
  return sql`EXISTS (SELECT FROM versions o JOIN audit_log l ON l.subject = 'version:' || o.id
    WHERE o.application_id = v.application_id AND l.action = ${action})`;
}

function assess(row: RiskRow): RiskAssessment {
  const { platform, facts, base_facts: before } = row;
  const base =
    row.base_id === null
      ? null
      : {
          certificates: row.base_certificates ?? [],
          permissions: before?.permissions.map(({ name }) => name) ?? null,
        };
  return assessReviewRisk({
    platform,
    facts,
    stages: row.stages ?? [],
    base,
    isFirstApplication: row.is_first_application,
    wasRejected: row.was_rejected,
    wasRemoved: row.was_removed,
  });
}
