import { Plus } from 'lucide-react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { OrderTotal } from '#contract/order/entities.ts';
import { getPortalSummary, listPortalApplications } from '#contract/portal/endpoints.ts';
import type { ApplicationVisits, PortalApplication, PortalSummary } from '#contract/portal/entities.ts';
import { listSales } from '#contract/sales/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ApplicationIcon } from '../layout/application-icon.tsx';
import { FirstStep } from '../layout/chosen-page.tsx';
import { SalesTotals } from '../sales/load-sales.tsx';
import { daysOfSalesPeriod, SALES_PATH, salesFilter } from '../sales/sales-filter.ts';
import { AttentionList } from './attention-list.tsx';
import { type DashboardFilter, DashboardFilters } from './dashboard-filter.tsx';
import { FigureCards } from './figure-cards.tsx';
import { VisitsSection } from './visits-section.tsx';

/** Key figures of the developer's applications and open items. */
export function DashboardPage({ filter, summary, sales, applications }: DashboardData) {
  const page = usePage();
  const { onShelf, offShelf, removed } = summary.applications;
  const hasApplications = filter.applicationId !== undefined || onShelf + offShelf + removed > 0;
  const { attention, attentionCount, best } = summary;
  return (
    <>
      <PageHeader
        title={page.t('portal.nav.dashboard')}
        lead={page.t('portal.dashboard.lead')}
        actions={
          hasApplications && (
            <LinkButton href={page.href('/developer/applications/new')} Icon={Plus}>
              {page.t('portal.crumb.new')}
            </LinkButton>
          )
        }
      />
      {!hasApplications && <FirstStep />}
      {hasApplications && <DashboardFilters filter={filter} applications={applications} />}
      {hasApplications && <FigureCards filter={filter} summary={summary} />}
      {hasApplications && <SalesSection filter={filter} sales={sales} />}
      {hasApplications && <VisitsSection filter={filter} summary={summary} />}
      <div className="grid gap-6 lg:grid-cols-2">
        {(hasApplications || attentionCount > 0) && <AttentionList attention={attention} count={attentionCount} />}
        {best.length > 0 && <BestApplications best={best} days={filter.days} />}
      </div>
    </>
  );
}

interface SalesSectionProps {
  readonly filter: DashboardFilter;
  readonly sales: readonly OrderTotal[];
}

/** What the games sold in the period, by currency. */
function SalesSection({ filter: { days, applicationId }, sales }: SalesSectionProps) {
  const page = usePage();
  const query = salesFilter.query({ ...salesFilter.read({}), period: `${days}d`, applicationId });
  return (
    <section aria-labelledby="sales" className="card flex min-w-0 flex-col gap-5 p-4 sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sales" className="text-lg">
          {page.t('portal.sales.title', { days })}
        </h2>
        <LinkButton href={page.href(SALES_PATH, query)}>{page.t('portal.sales.all')}</LinkButton>
      </header>
      {sales.length === 0 ? (
        <p className="text-muted text-sm">{page.t('portal.sales.none')}</p>
      ) : (
        <SalesTotals totals={sales} />
      )}
    </section>
  );
}

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

interface BestApplicationsProps {
  readonly best: readonly ApplicationVisits[];
  readonly days: number;
}

/** The most played applications, with bars relative to the first one's plays. */
function BestApplications({ best, days }: BestApplicationsProps) {
  const page = usePage();
  const most = Math.max(1, ...best.map(({ plays }) => plays));
  return (
    <section aria-labelledby="best" className="card min-w-0 p-4 sm:p-6">
      <h2 id="best" className="mb-3 text-lg">
        {page.t('portal.best.title', { days })}
      </h2>
      <ol className="flex flex-col gap-1">
        {best.map(({ applicationId, name, icon, views, plays }) => (
          <li key={applicationId}>
            <a
              href={page.href(`/developer/applications/${applicationId}`)}
              className="hover:bg-raised -mx-2 flex items-center gap-3 rounded-xl px-2 py-2"
            >
              <ApplicationIcon icon={icon} size={40} />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate text-sm font-bold">{name}</span>
                  <span className="text-muted flex-none text-xs tabular-nums">
                    {page.t('portal.best.counts', { plays, views })}
                  </span>
                </span>
                <svg
                  className="mt-1.5 block h-1.5 w-full rounded-full"
                  preserveAspectRatio="none"
                  viewBox="0 0 100 1"
                  aria-hidden="true"
                >
                  <rect width="100" height="1" fill="var(--c-raised)" />
                  <rect width={(plays / most) * 100} height="1" fill="var(--c-gold)" />
                </svg>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
