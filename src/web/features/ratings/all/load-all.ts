import { ApiError } from '#contract/errors.ts';
import type { OperatorRating } from '#contract/rating/entities.ts';
import { listAllRatings } from '#contract/rating/operator-endpoints.ts';
import type { Page } from '../../../app/use-page.ts';
import { loadPage } from '../../../ui/page-number.ts';
import type { AllFilter } from './all-filter.ts';

export interface AllRatings {
  readonly filter: AllFilter;
  readonly count: number;
  readonly ratings: readonly OperatorRating[];
}

const NOTHING = { count: 0, list: [] } as const;

/** A page of the operators' list, with the filter that it answers. */
export async function loadAllRatings(page: Page, filter: AllFilter): Promise<AllRatings> {
  const { page: number, ...asked } = filter;
  const { count, list, ...found } = await loadPage(number, (span) =>
    page.call(listAllRatings, { ...asked, lang: page.state.locale, ...span }).catch((error: unknown) => {
      // An address may ask for the ratings of an application that there is not.
      if (error instanceof ApiError && error.code === 50004) return NOTHING;
      throw error;
    }),
  );
  return { filter: { ...filter, page: found.number }, count, ratings: list };
}
