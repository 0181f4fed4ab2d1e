import type { OperatorShelf } from '#contract/hall/operator-entities.ts';
import { bannerPhase } from '#domain/operations/banner-phase.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findSetting, hallShelvesSetting, revisionOf } from '../operations/public.ts';
import { stateOf } from './present-collection.ts';
import { listShelfRows, type ShelfRow } from './shelf-queries.ts';

export function listAllShelves({ database: { db } }: Pick<Services, 'database'>): Handler<'listAllShelves'> {
  return async (_request, { clock }) => {
    // Read first: rows that are newer than the revision are refused once too often, never overwritten.
    const revision = revisionOf((await findSetting(db, hallShelvesSetting)) ?? []);
    const rows = await listShelfRows(db);
    return { count: rows.length, list: rows.map((row) => presentShelf(row, clock())), revision };
  };
}

function presentShelf({ kind, isShown, beginAt, endAt, collection }: ShelfRow, nowMs: number): OperatorShelf {
  const schedule = {
    beginAt: beginAt === null ? null : new Date(beginAt),
    endAt: endAt === null ? null : new Date(endAt),
  };
  return {
    ...{ kind, isShown, beginAt, endAt, phase: bannerPhase(schedule, nowMs) },
    ...(collection !== undefined && {
      collection: {
        id: collection.id,
        slug: collection.slug,
        contents: [...collection.contents],
        state: stateOf(collection, nowMs),
      },
    }),
  };
}
