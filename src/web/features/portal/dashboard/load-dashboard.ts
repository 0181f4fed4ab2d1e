import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getPortalSummary, listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication, PortalSummary } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';
import type { DashboardFilter } from './dashboard-filter.ts';

export interface DashboardData {
  readonly filter: DashboardFilter;
  readonly summary: PortalSummary;
  /** Choices of the filter, most recently changed first. */
  readonly applications: readonly PortalApplication[];
}

/** Loads the dashboard; if the application in the filter no longer exists, for all applications. */
export async function loadDashboard(page: Page, filter: DashboardFilter): Promise<DashboardData> {
  const lang = page.state.locale;
  const { list } = await page.call(listPortalApplications, { lang, limit: LIMITS.pageSizeMax });
  try {
    const summary = await page.call(getPortalSummary, { ...filter, lang });
    return { filter, summary, applications: list };
  } catch (error) {
    if (
      !(error instanceof ApiError) ||
      error.code !== ERROR.applicationNotFound ||
      filter.applicationId === undefined
    ) {
      throw error;
    }
    return loadDashboard(page, { ...filter, applicationId: undefined });
  }
}
