import type { Kysely, Transaction } from 'kysely';
import { VERSION_REVIEW } from '#contract/values/states.ts';
import { type Inspection, WAITING_INSPECTION } from '#contract/version/inspection.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export interface NewInspection {
  readonly versionId: number;
  readonly packageFileId: string;
  readonly now: Date;
}

/**
 * Has the file of a version wait for its inspection; an inspection of an earlier file is forgotten. The job
 * `INSPECT_VERSION` is put into the queue in the same transaction by the caller.
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

/** The inspections of versions, by the versions' numbers; a version without a file has none. */
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

/** The highest versionCode of an approved other version of the platform; null where none has one. */
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
