import type { Kysely, Transaction } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { StoredVersion } from './version-queries.ts';

type Trx = Transaction<Schema>;

/** The pending appeal of a version; there is at most one. */
export function findWaitingAppeal(db: Kysely<Schema>, versionId: number): Promise<Row<'version_appeals'> | undefined> {
  return db
    .selectFrom('version_appeals')
    .selectAll()
    .where('version_id', '=', versionId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

export async function insertAppeal(
  trx: Trx,
  { versionId, text, now }: { readonly versionId: number; readonly text: string; readonly now: Date },
): Promise<void> {
  await trx.insertInto('version_appeals').values({ version_id: versionId, text, created_at: now }).execute();
}

/** Deletes an appeal against a rejection when the version is resubmitted; one against a removal stays. */
export async function withdrawAppeal(trx: Trx, { id, status }: StoredVersion): Promise<void> {
  if (status === SHELF.removed) return;
  await trx.deleteFrom('version_appeals').where('version_id', '=', id).where('state', '=', 'waiting').execute();
}
