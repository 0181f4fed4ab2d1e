import { type Kysely, sql } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { type Shelf, VERSION_REVIEW } from '#contract/values/states.ts';
import type { VersionAppeal, VersionContent } from '#contract/version/entities.ts';
import type { Inspection } from '#contract/version/inspection.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** A stored version. */
export type StoredVersion = Row<'versions'> & { readonly platform: PlatformCode };

/** A version with its parts, and the application data shown on the developer's pages. */
export type VersionRow = StoredVersion & {
  readonly app_id: string;
  readonly application_status: Shelf;
  readonly contents: readonly VersionContent[];
  /** Of the whole file; null if it was never hashed. */
  readonly sha256: string | null;
  /** Null without a file, and for files that predate inspections. */
  readonly inspection: Inspection | null;
  /** Whether a reviewer's question since the last submission is unanswered. */
  readonly is_answer_awaited: boolean;
  /** The latest appeal; timestamps in the database's text format. */
  readonly appeal: VersionAppeal | null;
  readonly download_count: number;
};

/** The unanswered question of reviewers about a version `v` since its last submission: at most one row. */
export const OPEN_QUESTION = sql`
  SELECT text FROM (
    SELECT text, is_operator FROM review_messages
    WHERE subject = 'version:' || v.id AND created_at >= v.submitted_at ORDER BY id DESC LIMIT 1
  ) latest WHERE is_operator AND v.review = ${sql.lit(VERSION_REVIEW.inReview)}`;

/** A single query for everything; texts are ordered by language. */
const SELECTED = sql`
  SELECT v.*, a.app_id, a.status AS application_status,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('lang', lang, 'description', description) ORDER BY array_position(${[...LOCALES]}::text[], lang::text)), '[]')
      FROM version_contents WHERE version_id = v.id) AS contents,
    (SELECT sha256 FROM package_files WHERE id = v.package_file_id) AS sha256,
    (SELECT jsonb_build_object('state', i.state, 'stages', i.stages, 'facts', i.facts)
      FROM version_inspections i WHERE i.version_id = v.id AND i.package_file_id = v.package_file_id) AS inspection,
    EXISTS (${OPEN_QUESTION}) AS is_answer_awaited,
    (SELECT jsonb_build_object('state', state, 'text', text, 'answer', answer, 'createdAt', created_at,
      'decidedAt', decided_at) FROM version_appeals WHERE version_id = v.id ORDER BY id DESC LIMIT 1) AS appeal,
    coalesce((SELECT total FROM version_download_counts WHERE version_id = v.id), 0) AS download_count
  FROM versions v JOIN applications a ON a.id = v.application_id`;

export interface VersionSpan {
  /** Internal ID of the application. */
  readonly applicationId: number;
  readonly limit: number;
  readonly offset: number;
}

/** A page of an application's versions, newest first, and their total, which is limited. */
export async function findVersions(db: Db, { applicationId, limit, offset }: VersionSpan) {
  const [page, counted] = await Promise.all([
    sql<VersionRow>`
      ${SELECTED} WHERE v.application_id = ${applicationId} ORDER BY v.id DESC
      LIMIT ${Math.min(limit, LIMITS.versionsPerApplication)} OFFSET ${offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM versions WHERE application_id = ${applicationId}`.execute(db),
  ]);
  return { rows: page.rows, count: counted.rows[0]?.total ?? 0 };
}

/** A version of one of a developer's applications; undefined if it is unknown or another developer's. */
export async function findOwnVersion(db: Db, { userId, id }: { userId: number; id: number }) {
  const { rows } = await sql<VersionRow>`
    ${SELECTED} WHERE v.id = ${id} AND a.developer_id = ${userId}`.execute(db);
  return rows[0];
}

/** Any version; undefined if unknown. */
export async function findVersion(db: Db, id: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`${SELECTED} WHERE v.id = ${id}`.execute(db);
  return rows[0];
}

/** A version and its application without locks; see `lockVersion` for locked ones. */
export async function findWithApplication(db: Db, id: number) {
  const { rows: versions } = await sql<StoredVersion>`SELECT * FROM versions WHERE id = ${id}`.execute(db);
  const [version] = versions;
  if (version === undefined) return undefined;
  const application = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', version.application_id)
    .executeTakeFirstOrThrow();
  return { version, application };
}
