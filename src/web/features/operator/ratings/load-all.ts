import type { ReplyOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listAllRatings } from '#contract/rating/operator-endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { type AllFilter, allFilter } from './all-filter.ts';

export interface AllRatings extends ReplyOf<typeof listAllRatings> {
  readonly filter: AllFilter;
}

const NOTHING = { count: 0, counts: { reported: 0, held: 0, removed: 0, all: 0 }, list: [], next: null };

/** The page of the operators' list that the address selects. */
export async function loadAllRatings(page: Page, texts: FilterTexts): Promise<AllRatings> {
  const filter = allFilter.read(texts);
  const { page: _page, ...asked } = filter;
  const found = await page.call(listAllRatings, { ...asked, lang: page.state.locale }).catch((error: unknown) => {
    // The address may name an application that does not exist.
    if (error instanceof ApiError && error.code === ERROR.applicationNotFound) return NOTHING;
    throw error;
  });
  return { ...found, filter };
}
