import { DEFAULT_PORTAL_PERIOD, PORTAL_PERIODS, type PortalPeriod } from '#contract/portal/endpoints.ts';

/** The dashboard's filter, as given in its address. */
export interface DashboardFilter {
  readonly days: PortalPeriod;
  /** One application; undefined for all. */
  readonly applicationId: string | undefined;
}

/** Reads the filter from the address and ignores invalid values. */
export function readDashboardFilter({ days, app }: Readonly<Record<string, unknown>>): DashboardFilter {
  return {
    days: PORTAL_PERIODS.find((period) => String(period) === String(days)) ?? DEFAULT_PORTAL_PERIOD,
    applicationId: typeof app === 'string' && app !== '' ? app : undefined,
  };
}

/** The query string of a filter, without default values. */
export function dashboardQuery({ days, applicationId }: DashboardFilter): string {
  const query = new URLSearchParams();
  if (days !== DEFAULT_PORTAL_PERIOD) query.set('days', String(days));
  if (applicationId !== undefined) query.set('app', applicationId);
  return query.size === 0 ? '' : `?${query}`;
}
