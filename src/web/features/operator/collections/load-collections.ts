import { ERROR } from '#contract/errors/errors.ts';
import { getEditedCollection, listAllCollections } from '#contract/hall/operator-endpoints.ts';
import type { EditedCollection, OperatorCollection } from '#contract/hall/operator-entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import { loadByNumber } from '../load-by-number.ts';

export interface CollectionsData {
  readonly collections: readonly OperatorCollection[];
  readonly count: number;
  readonly number: number;
}

export async function loadCollections(page: Page, query: { page?: unknown }): Promise<CollectionsData> {
  const { list, count, number } = await loadPage(readPageNumber(query.page), (span) =>
    page.call(listAllCollections, span),
  );
  return { collections: list, count, number };
}

/** Stands for the ID in the address of a new collection. */
export const NEW_COLLECTION = 'new';

/** Loads a collection by ID; null for a new one. @throws notFound for an unknown or malformed ID. */
export async function loadEditedCollection(
  page: Page,
  id: string,
): Promise<{ readonly collection: EditedCollection | null }> {
  if (id === NEW_COLLECTION) return { collection: null };
  const { locale: lang } = page.state;
  const load = (number: number) => page.call(getEditedCollection, { id: number, lang });
  return { collection: await loadByNumber(id, ERROR.parameterError, load) };
}
