import { type Kysely, sql } from 'kysely';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { VersionComparison } from '#contract/version/comparison.ts';
import { type ComparedVersion, compareVersions, NO_DIFFERENCE } from '#domain/version/compare-versions.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

type ComparedRow = ComparedVersion & { readonly id: number; readonly versionName: string };

/** Compares a version with the one online for its platform, else with the latest approved one; undefined if unknown. */
export async function compareVersion(db: Db, versionId: number): Promise<VersionComparison | undefined> {
  const version = await findCompared(db, versionId);
  if (version === undefined) return undefined;
  const baseId = await findBase(db, versionId);
  const base = baseId === undefined ? undefined : await findCompared(db, baseId);
  if (base === undefined) return { base: null, ...NO_DIFFERENCE };
  return { base: { id: base.id, versionName: base.versionName }, ...compareVersions(base, version) };
}

async function findBase(db: Db, versionId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT other.id FROM versions v
    JOIN versions other USING (application_id, platform)
    WHERE v.id = ${versionId} AND other.id <> v.id AND other.review = ${sql.lit(VERSION_REVIEW.approved)}
    ORDER BY other.status = ${sql.lit(SHELF.onShelf)} DESC, other.id DESC LIMIT 1`.execute(db);
  return rows[0]?.id;
}

async function findCompared(db: Db, id: number): Promise<ComparedRow | undefined> {
  const { rows } = await sql<ComparedRow>`
    SELECT v.id, v.version_name AS "versionName", v.file_size AS size, i.facts, coalesce(i.files, '[]') AS files,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('lang', lang, 'description', description)), '[]')
        FROM version_contents WHERE version_id = v.id) AS contents
    FROM versions v
    LEFT JOIN version_inspections i ON i.version_id = v.id AND i.package_file_id = v.package_file_id
    WHERE v.id = ${id}`.execute(db);
  return rows[0];
}
