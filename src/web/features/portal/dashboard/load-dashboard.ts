import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { OrderTotal } from '#contract/order/entities.ts';
import { getPortalSummary, listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication, PortalSummary } from '#contract/portal/entities.ts';
import { listSales } from '#contract/sales/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Page } from '#web/app/use-page.ts';
import { daysOfSalesPeriod } from '../sales/sales-period.ts';
import type { DashboardFilter } from './dashboard-filter.ts';

export interface DashboardData {
  readonly filter: DashboardFilter;
  readonly summary: PortalSummary;
  /** What was sold in the period, by currency. */
  readonly sales: readonly OrderTotal[];
  /** Choices of the filter, most recently changed first. */
  readonly applications: readonly PortalApplication[];
}

/** Loads the dashboard; if the application in the filter no longer exists, for all applications. */
export async function loadDashboard(page: Page, filter: DashboardFilter): Promise<DashboardData> {
  const lang = page.state.locale;
  const { list } = await page.call(listPortalApplications, { lang, limit: LIMITS.pageSizeMax });
  try {
    const [summary, sales] = await Promise.all([
      page.call(getPortalSummary, { ...filter, lang }),
      loadSales(page, filter),
    ]);
    return { filter, summary, sales, applications: list };
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

async function loadSales(page: Page, { days, applicationId }: DashboardFilter): Promise<readonly OrderTotal[]> {
  const { begin: beginAt, end: endAt } = daysOfSalesPeriod(`${days}d`, businessDayOf(Date.now()));
  const asked = { lang: page.state.locale, applicationId, beginAt, endAt, limit: 1 };
  const { totals } = await page.call(listSales, asked);
  return totals;
}
