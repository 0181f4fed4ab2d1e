import { type Kysely, sql } from 'kysely';
import { LIMITS } from '#contract/limits.ts';
import { LOCALES } from '#contract/locales.ts';
import type { PlatformCode } from '#contract/platforms.ts';
import type { Shelf } from '#contract/states.ts';
import type { VersionContent } from '#contract/version/entities.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** A version with its texts, and of its application what its developer's pages show. */
export type VersionRow = Row<'versions'> & {
  readonly platform: PlatformCode;
  readonly app_id: string;
  readonly application_status: Shelf;
  readonly contents: readonly VersionContent[];
};

/** One query for everything; the texts stand in the order of the languages. */
const SELECTED = sql`
  SELECT v.*, a.app_id, a.status AS application_status,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('lang', lang, 'description', description) ORDER BY array_position(${[...LOCALES]}::text[], lang::text)), '[]')
      FROM version_contents WHERE version_id = v.id) AS contents
  FROM versions v JOIN applications a ON a.id = v.application_id`;

export interface VersionSpan {
  /** Our number of the application. */
  readonly applicationId: number;
  readonly limit: number;
  readonly offset: number;
}

/** Versions of an application, the newest first, never more than an application may have, and how many there are. */
export async function findVersions(db: Db, { applicationId, limit, offset }: VersionSpan) {
  const [page, counted] = await Promise.all([
    sql<VersionRow>`
      ${SELECTED} WHERE v.application_id = ${applicationId} ORDER BY v.id DESC
      LIMIT ${Math.min(limit, LIMITS.versionsPerApplication)} OFFSET ${offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM versions WHERE application_id = ${applicationId}`.execute(db),
  ]);
  return { rows: page.rows, count: counted.rows[0]?.total ?? 0 };
}

/** A version of one of a developer's applications; undefined for one that is unknown or somebody else's. */
export async function findOwnVersion(db: Db, { userId, id }: { userId: number; id: number }) {
  const { rows } = await sql<VersionRow>`
    ${SELECTED} WHERE v.id = ${id} AND a.provider_id = ${userId}`.execute(db);
  return rows[0];
}
