import type { OrderTotal } from '#contract/order/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { SALES_PATH, salesFilter } from '../sales/sales-filter.ts';
import { SalesTotals } from '../sales/sales-totals.tsx';
import type { DashboardFilter } from './dashboard-filter.ts';

interface SalesSectionProps {
  readonly filter: DashboardFilter;
  readonly sales: readonly OrderTotal[];
}

/** What the games sold in the period, by currency. */
export function SalesSection({ filter: { days, applicationId }, sales }: SalesSectionProps) {
  const page = usePage();
  const query = salesFilter.query({ ...salesFilter.read({}), period: `${days}d`, applicationId });
  return (
    <section aria-labelledby="sales" className="card flex min-w-0 flex-col gap-5 p-4 sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sales" className="text-lg">
          {page.t('portal.sales.title', { days })}
        </h2>
        <a className="btn btn-quiet" href={page.href(SALES_PATH, query)}>
          {page.t('portal.sales.all')}
        </a>
      </header>
      {sales.length === 0 ? (
        <p className="text-muted text-sm">{page.t('portal.sales.none')}</p>
      ) : (
        <SalesTotals totals={sales} />
      )}
    </section>
  );
}
