import { sql, type Transaction } from 'kysely';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import type { ShelvedVersion, VersionChange } from '#domain/state-machines/shelved-application.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Schema } from '../../db/schema.ts';
import type { LockedApplication } from './own-application-queries.ts';

type Trx = Transaction<Schema>;

/** The versions of an application as far as shelves go, held until the transaction ends. */
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

/** Moves versions between shelves, in the given order: the database never holds two online ones of a platform. */
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

/** Puts an application where it now stands; the first time on the shelf is its publish date. */
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
