import { useRouter } from '@tanstack/react-router';
import { DEFAULT_PORTAL_PERIOD, PORTAL_PERIODS, type PortalPeriod } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { FIELD_BOX } from '#web/ui/field/field-frame.tsx';

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

interface DashboardFiltersProps {
  readonly filter: DashboardFilter;
  readonly applications: readonly PortalApplication[];
}

/** Selects the application and the period of the figures. */
export function DashboardFilters({ filter, applications }: DashboardFiltersProps) {
  const page = usePage();
  const router = useRouter();
  const addressOf = (changed: Partial<DashboardFilter>) =>
    page.href('/developer', dashboardQuery({ ...filter, ...changed }));
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
      <label className="flex min-w-0 items-center sm:max-w-80 sm:flex-1">
        <span className="sr-only">{page.t('portal.filter.application')}</span>
        <select
          name="app"
          value={filter.applicationId ?? ''}
          onChange={({ target }) => router.history.push(addressOf({ applicationId: target.value || undefined }))}
          className={`${FIELD_BOX} min-h-12 px-3 py-2`}
        >
          <option value="">{page.t('portal.filter.allApplications')}</option>
          {applications.map(({ applicationId, name }) => (
            <option key={applicationId} value={applicationId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label={page.t('words.period')}>
        <ul className="flex gap-2">
          {PORTAL_PERIODS.map((days) => (
            <li key={days} className="flex-1 sm:flex-none">
              <a
                href={addressOf({ days })}
                aria-current={days === filter.days ? 'true' : undefined}
                className="chip w-full justify-center tabular-nums"
              >
                {page.t('portal.filter.days', { days })}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
