import type { Kysely } from 'kysely';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { VersionContent } from '#contract/version/entities.ts';
import { type FileFacts, type InspectionState, WAITING_INSPECTION } from '#contract/version/inspection.ts';
import type { InnerFile, NewRow, Schema } from '#server/db/schema.ts';
import { buildApplication } from './build-application.ts';
import { nextNumber } from './next-number.ts';

export interface BuiltInspection {
  readonly state: InspectionState;
  readonly facts?: FileFacts;
  readonly files?: readonly InnerFile[];
}

export interface VersionOverrides extends Partial<NewRow<'versions'>> {
  /** A file that was uploaded and stored; its bytes are nowhere. */
  readonly file?: Partial<NewRow<'package_files'>>;
  /** The inspection result of `file`. */
  readonly inspection?: BuiltInspection;
  readonly appeal?: Partial<NewRow<'version_appeals'>>;
  readonly contents?: readonly VersionContent[];
}

const BUILT_AT = '2026-01-01T00:00:00Z';

/** Inserts an approved, published version, of a new application unless one is given. Returns its number. */
export async function buildVersion(
  db: Kysely<Schema>,
  { file, inspection, appeal, contents = [], ...overrides }: VersionOverrides = {},
): Promise<number> {
  const applicationId = overrides.application_id ?? (await buildApplication(db)).id;
  const platform = overrides.platform ?? 6;
  const uploaded = file && (await buildPackageFile(db, { application_id: applicationId, platform, ...file }));
  const { id } = await db
    .insertInto('versions')
    .values({
      platform,
      version_name: `1.0.${nextNumber()}`,
      review: VERSION_REVIEW.approved,
      status: SHELF.onShelf,
      released_at: '2026-01-02T00:00:00Z',
      file_name: uploaded?.name ?? null,
      file_key: uploaded?.file_key ?? null,
      file_size: uploaded?.size ?? null,
      package_file_id: uploaded?.id ?? null,
      ...overrides,
      application_id: applicationId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (uploaded && inspection) await insertInspection(db, { id, packageFileId: uploaded.id, ...inspection });
  if (appeal) {
    const row = { text: 'Please look again.', created_at: BUILT_AT, ...appeal };
    await db
      .insertInto('version_appeals')
      .values({ ...row, version_id: id })
      .execute();
  }
  for (const content of contents) {
    await db
      .insertInto('version_contents')
      .values({ ...content, version_id: id })
      .execute();
  }
  return id;
}

/** Inserts a file of a version as if it was uploaded and stored, for the application's developer where none is given. */
export async function buildPackageFile(db: Kysely<Schema>, overrides: Partial<NewRow<'package_files'>> = {}) {
  const applicationId = overrides.application_id ?? (await buildApplication(db)).id;
  const { developer_id } = await db
    .selectFrom('applications')
    .select('developer_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const id = overrides.id ?? crypto.randomUUID();
  return db
    .insertInto('package_files')
    .values({
      id,
      user_id: developer_id,
      platform: 6,
      name: `game-${nextNumber()}.apk`,
      size: 8_600,
      sha256: 'ab'.repeat(32),
      state: 'stored',
      file_key: `packages/${id}/package.apk`,
      created_at: BUILT_AT,
      touched_at: BUILT_AT,
      ...overrides,
      application_id: applicationId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function insertInspection(
  db: Kysely<Schema>,
  {
    id,
    packageFileId,
    state,
    facts,
    files = [],
  }: BuiltInspection & { readonly id: number; readonly packageFileId: string },
): Promise<void> {
  await db
    .insertInto('version_inspections')
    .values({
      version_id: id,
      package_file_id: packageFileId,
      state,
      stages: JSON.stringify(WAITING_INSPECTION.stages.map((stage) => ({ ...stage, state }))),
      facts: facts === undefined ? null : JSON.stringify(facts),
      files: JSON.stringify(files),
      updated_at: BUILT_AT,
    })
    .execute();
}
