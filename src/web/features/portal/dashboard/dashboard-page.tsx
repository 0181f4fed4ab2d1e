import { Plus } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { PortalHeader } from '../layout/portal-header.tsx';
import { AttentionList } from './attention-list.tsx';
import { BestApplications } from './best-applications.tsx';
import { DashboardFilters } from './dashboard-filters.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FirstStep } from './first-step.tsx';
import type { DashboardData } from './load-dashboard.ts';
import { SalesSection } from './sales-section.tsx';
import { VisitsSection } from './visits-section.tsx';

/** Key figures of the developer's applications and open items. */
export function DashboardPage({ filter, summary, sales, applications }: DashboardData) {
  const page = usePage();
  const { onShelf, offShelf, removed } = summary.applications;
  const hasApplications = filter.applicationId !== undefined || onShelf + offShelf + removed > 0;
  const { attention, attentionCount, best } = summary;
  return (
    <>
      <PortalHeader
        title={page.t('portal.nav.dashboard')}
        lead={page.t('portal.dashboard.lead')}
        actions={
          hasApplications && (
            <a className="btn btn-quiet" href={page.href('/developer/applications/new')}>
              <Plus size={18} aria-hidden />
              {page.t('portal.crumb.new')}
            </a>
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
