import { bannerPhase } from '#domain/operations/banner-phase.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { stateOf } from './present-collection.ts';
import { listShelfRows, type ShelfRow } from './shelf-queries.ts';

/**
 * Lists the rows of the hall in one language. The cache has all of them; only those due now are returned, and collections
 * only in the languages that they have texts in.
 */
export function listHallShelves({ database, cache }: Pick<Services, 'database' | 'cache'>): Handler<'listHallShelves'> {
  return async ({ lang }, { clock }) => {
    const rows = await cache.read('hall shelves', () => listShelfRows(database.readDb));
    const list = rows
      .filter((row) => isDue(row, clock()))
      .flatMap(({ kind, collection }) => {
        if (collection === undefined) return [{ kind }];
        const title = collection.contents.find((one) => one.lang === lang)?.title;
        return title === undefined ? [] : [{ kind, collection: { slug: collection.slug, title } }];
      });
    return { count: list.length, list };
  };
}

function isDue({ isShown, beginAt, endAt, collection }: ShelfRow, nowMs: number): boolean {
  const schedule = {
    beginAt: beginAt === null ? null : new Date(beginAt),
    endAt: endAt === null ? null : new Date(endAt),
  };
  const isStanding = collection === undefined || stateOf(collection, nowMs) === 'shown';
  return isShown && isStanding && bannerPhase(schedule, nowMs) === 'shown';
}
