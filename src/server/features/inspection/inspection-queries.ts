import type { Kysely, Transaction } from 'kysely';
import { VERSION_REVIEW } from '#contract/values/states.ts';
import {
  type FileFacts,
  type Inspection,
  type InspectionStage,
  type InspectionState,
  WAITING_INSPECTION,
} from '#contract/version/inspection.ts';
import type { InnerFile, Row, RowUpdate, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

type Trx = Transaction<Schema>;

export interface NewInspection {
  readonly versionId: number;
  readonly packageFileId: string;
  readonly now: Date;
}

/**
 * Creates the inspection of a version's file and replaces that of an earlier file. The caller enqueues the job
 * `INSPECT_VERSION` in the same transaction.
 */
export async function insertInspection(trx: Trx, { versionId, packageFileId, now }: NewInspection): Promise<void> {
  const waiting = {
    package_file_id: packageFileId,
    state: WAITING_INSPECTION.state,
    stages: JSON.stringify(WAITING_INSPECTION.stages),
    facts: null,
    files: '[]',
    updated_at: now,
  };
  await trx
    .insertInto('version_inspections')
    .values({ version_id: versionId, ...waiting })
    .onConflict((conflict) => conflict.column('version_id').doUpdateSet(waiting))
    .execute();
}

/** The inspections of versions, by version ID. Versions without a file have none. */
export async function readInspections(db: Db, versionIds: readonly number[]): Promise<Map<number, Inspection>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('version_inspections')
    .select(['version_id', 'state', 'stages', 'facts'])
    .where('version_id', 'in', versionIds)
    .execute();
  return new Map(
    rows.map(({ version_id: id, state, stages, facts }) => [id, { state, stages: [...stages], facts }] as const),
  );
}

/** Finds the highest versionCode of approved other versions of the platform; null if there are none. */
export async function findHighestVersionCode(
  db: Db,
  version: { readonly applicationId: number; readonly platform: number; readonly exceptId: number | null },
): Promise<number | null> {
  const found = await db
    .selectFrom('versions')
    .select(({ fn }) => fn.max('version_code').as('highest'))
    .where('application_id', '=', version.applicationId)
    .where('platform', '=', version.platform)
    .where('review', '=', VERSION_REVIEW.approved)
    .where('id', '!=', version.exceptId ?? 0)
    .executeTakeFirst();
  return found?.highest ?? null;
}

/** Sets the file columns of a version that passed its inspection. */
export async function writeVersionFile(
  trx: Trx,
  versionId: number,
  found: Required<Pick<RowUpdate<'versions'>, 'file_key' | 'version_code' | 'certificates'>>,
): Promise<void> {
  await trx.updateTable('versions').set(found).where('id', '=', versionId).execute();
}

export interface SavedProgress {
  readonly inspection: Row<'version_inspections'>;
  readonly stages: readonly InspectionStage[];
  readonly facts: FileFacts;
  readonly files?: readonly InnerFile[] | undefined;
  readonly now: Date;
}

/** Saves progress if the inspection is unsettled and still about the same file. Returns whether it did. */
export async function saveProgress(db: Db, { inspection, stages, facts, files, now }: SavedProgress): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('version_inspections')
    .set({
      state: 'running',
      stages: JSON.stringify(stages),
      facts: JSON.stringify(facts),
      updated_at: now,
      ...(files && { files: JSON.stringify(files) }),
    })
    .where('version_id', '=', inspection.version_id)
    .where('package_file_id', '=', inspection.package_file_id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Claims inspections without progress since a moment, and records the time. */
export function claimStalledInspections(trx: Trx, { before, now, limit }: { before: Date; now: Date; limit: number }) {
  return trx
    .updateTable('version_inspections')
    .set({ updated_at: now })
    .where('state', 'in', ['waiting', 'running'])
    .where('version_id', 'in', (query) =>
      query
        .selectFrom('version_inspections')
        .select('version_id')
        .where('state', 'in', ['waiting', 'running'])
        .where('updated_at', '<', before)
        .limit(limit),
    )
    .returning(['version_id as versionId', 'package_file_id as packageFileId'])
    .execute();
}

interface ClosedInspection {
  readonly state: InspectionState;
  readonly stages: readonly InspectionStage[];
  readonly now: Date;
}

export async function closeInspection(
  trx: Transaction<Schema>,
  { versionId }: { readonly versionId: number },
  { state, stages, now }: ClosedInspection,
): Promise<void> {
  await trx
    .updateTable('version_inspections')
    .set({ state, stages: JSON.stringify(stages), updated_at: now })
    .where('version_id', '=', versionId)
    .execute();
}
