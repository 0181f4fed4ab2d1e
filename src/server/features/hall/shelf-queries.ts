import type { Kysely } from 'kysely';
import { nextBannerChange } from '#domain/operations/banner-phase.ts';
import { completeShelves, type StoredShelf } from '#domain/operations/hall-shelves.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findSetting, hallShelvesSetting } from '../operations/public.ts';
import { type CollectionRow, findCollections, listPublishedCollections } from './collection-queries.ts';

/** A row of the hall; `collection` belongs to the kind of this name. */
export interface ShelfRow extends StoredShelf {
  readonly collection: CollectionRow | undefined;
}

/** All rows of the hall, in order; collections that were deleted have none. */
export async function listShelfRows(db: Kysely<Schema>): Promise<readonly ShelfRow[]> {
  const shelves = completeShelves((await findSetting(db, hallShelvesSetting)) ?? []);
  const ids = shelves.flatMap(({ collectionId }) => collectionId ?? []);
  const collections = new Map((await findCollections(db, ids)).map((row) => [row.id, row]));
  return shelves
    .map((shelf) => ({ ...shelf, collection: collections.get(shelf.collectionId ?? 0) }))
    .filter(({ kind, collection }) => kind !== 'collection' || collection !== undefined);
}

/** Unix milliseconds of the next time a row of the hall or a collection appears or disappears. */
export async function findNextHallChange(
  { database, cache }: Pick<Services, 'database' | 'cache'>,
  nowMs: number,
): Promise<number | null> {
  const schedules = await cache.read('hall schedules', async () => {
    const shelves = (await findSetting(database.db, hallShelvesSetting)) ?? [];
    const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));
    return [
      ...shelves
        .filter(({ isShown }) => isShown)
        .map((one) => ({ beginAt: dateOf(one.beginAt), endAt: dateOf(one.endAt) })),
      ...(await listPublishedCollections(database.db)),
    ];
  });
  return nextBannerChange(schedules, nowMs);
}
