import { listAllApplications } from '#contract/application/operator-endpoints.ts';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { LIMITS } from '#contract/limits.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../app/use-page.ts';
import type { ApplicationFilter } from './application-filter.ts';

/** A page of the list of applications, with the filter that it answers. */
export interface ApplicationPage {
  readonly filter: ApplicationFilter;
  /** How many applications the filter finds. */
  readonly count: number;
  readonly applications: readonly OperatorApplication[];
}

export async function loadApplications(page: Page, filter: ApplicationFilter): Promise<ApplicationPage> {
  const { page: number, ...asked } = filter;
  const { count, list, ...found } = await loadPage(number, (span) =>
    page.call(listAllApplications, { ...asked, lang: page.state.locale, ...span }),
  );
  return { filter: { ...filter, page: found.number }, count, applications: list };
}

/** The applications of the recommended order; one call holds as many as the order may. */
export async function loadRecommended(page: Page): Promise<{ readonly applications: readonly OperatorApplication[] }> {
  const { list } = await page.call(listAllApplications, {
    recommended: true,
    lang: page.state.locale,
    limit: LIMITS.recommendedApplications,
  });
  return { applications: list };
}
