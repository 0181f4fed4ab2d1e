import { sql, type Transaction } from 'kysely';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import type { ShelvedVersion, VersionChange } from '#domain/state-machines/shelved-application.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Schema } from '../../db/schema.ts';
import type { LockedApplication } from './own-application-queries.ts';

type Trx = Transaction<Schema>;

/** Locks the versions of an application until the transaction ends and returns their status. */
export async function lockVersions(trx: Trx, applicationId: number): Promise<readonly ShelvedVersion[]> {
  const rows = await trx
    .selectFrom('versions')
    .select(['id', 'platform', 'review', 'status', 'released_at'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ released_at, ...version }) => ({ ...version, wasOnline: released_at !== null }));
}

/** Changes the status of versions in the given order, so that a platform never has two online versions. */
export async function moveVersions(trx: Trx, changes: readonly VersionChange[], now: Date): Promise<void> {
  for (const { id, status } of changes) {
    const released = status === SHELF.onShelf ? { released_at: sql<Date>`coalesce(released_at, ${now})` } : {};
    await trx
      .updateTable('versions')
      .set({ status, updated_at: now, ...released })
      .where('id', '=', id)
      .execute();
  }
}

/** Stores the status of an application. The first release sets the publish date. */
export async function moveApplication(
  trx: Trx,
  { id, updated_at: before }: LockedApplication,
  { status, now }: { readonly status: Shelf; readonly now: Date },
): Promise<void> {
  const published = status === SHELF.onShelf ? { published_at: sql<Date>`coalesce(published_at, ${now})` } : {};
  await trx
    .updateTable('applications')
    .set({ status, updated_at: changedAt(before, now), ...published })
    .where('id', '=', id)
    .execute();
}
