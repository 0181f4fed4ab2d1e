import type { Kysely } from 'kysely';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { isPlatformCode } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { findHighestVersionCode } from './inspection-queries.ts';

type Db = Kysely<Schema>;

/** The subject of an inspection and the data to compare its file with. */
export interface InspectedVersion {
  readonly versionId: number;
  readonly inspection: Row<'version_inspections'>;
  readonly file: Row<'package_files'>;
  readonly platform: PlatformCode;
  /** Application ID. */
  readonly appId: string;
  /** Of approved other versions of the platform; null if there are none. */
  readonly highestVersionCode: number | null;
  /** Of the version online on the platform; empty if there is none. */
  readonly onlineCertificates: readonly string[];
  /** Codes of the data that the application declares to collect or share. */
  readonly declaredData: readonly number[];
}

/** Finds a version with the file to inspect. Returns undefined if it was deleted or its file was replaced. */
export async function findInspectedVersion(
  db: Db,
  { versionId, packageFileId }: { readonly versionId: number; readonly packageFileId: string },
): Promise<InspectedVersion | undefined> {
  const version = await db
    .selectFrom('versions')
    .innerJoin('applications', 'applications.id', 'versions.application_id')
    .select(['versions.application_id as applicationId', 'versions.platform', 'applications.app_id as appId'])
    .where('versions.id', '=', versionId)
    .where('versions.package_file_id', '=', packageFileId)
    .executeTakeFirst();
  const inspection = await db
    .selectFrom('version_inspections')
    .selectAll()
    .where('version_id', '=', versionId)
    .where('package_file_id', '=', packageFileId)
    .executeTakeFirst();
  const file = await db.selectFrom('package_files').selectAll().where('id', '=', packageFileId).executeTakeFirst();
  if (version === undefined || inspection === undefined || file === undefined) return undefined;
  const { applicationId, platform, appId } = version;
  if (!isPlatformCode(platform)) throw new Error(`version ${versionId} has no platform`);
  return {
    ...{ versionId, inspection, file, platform, appId },
    highestVersionCode: await findHighestVersionCode(db, { applicationId, platform, exceptId: versionId }),
    onlineCertificates: await findOnlineCertificates(db, { applicationId, platform, versionId }),
    declaredData: await findDeclaredData(db, applicationId),
  };
}

async function findOnlineCertificates(
  db: Db,
  { applicationId, platform, versionId }: { applicationId: number; platform: number; versionId: number },
): Promise<readonly string[]> {
  const online = await db
    .selectFrom('versions')
    .select('certificates')
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .where('status', '=', SHELF.onShelf)
    .where('id', '!=', versionId)
    .executeTakeFirst();
  return online?.certificates ?? [];
}

async function findDeclaredData(db: Db, applicationId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('application_data_types')
    .select('code')
    .where('application_id', '=', applicationId)
    .where((builder) => builder.or([builder('collected', '=', true), builder('shared', '=', true)]))
    .execute();
  return rows.map(({ code }) => code);
}
