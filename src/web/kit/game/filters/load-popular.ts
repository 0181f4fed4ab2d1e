import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { AppSummary } from '#contract/application/entities.ts';
import { SORT_TYPE } from '#contract/values/page-states.ts';
import type { Page } from '#web/app/use-page.ts';

const POPULAR = 4;

/** Games that are trending, for a list that has found nothing. */
export async function loadPopular(page: Page): Promise<readonly AppSummary[]> {
  const request = { sortType: SORT_TYPE.trending, limit: POPULAR, lang: page.state.locale };
  return (await page.call(listSortedApplications, request)).list ?? [];
}
