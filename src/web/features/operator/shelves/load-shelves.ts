import { listAllCollections, listAllShelves } from '#contract/hall/operator-endpoints.ts';
import type { OperatorCollection, OperatorShelf } from '#contract/hall/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';

export interface ShelvesData {
  readonly shelves: readonly OperatorShelf[];
  readonly revision: string;
  /** The latest collections, which may become rows of the hall. */
  readonly collections: readonly OperatorCollection[];
}

export async function loadShelves(page: Page): Promise<ShelvesData> {
  const [shelves, collections] = await Promise.all([
    page.call(listAllShelves, {}),
    page.call(listAllCollections, { limit: LIMITS.pageSizeMax }),
  ]);
  return { shelves: shelves.list, revision: shelves.revision, collections: collections.list };
}
