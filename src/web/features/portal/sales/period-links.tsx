import { usePage } from '#web/app/use-page.ts';
import { SALES_PATH, type SalesFilter, salesFilter } from './sales-filter.ts';
import { SALES_PERIODS } from './sales-period.ts';

const PERIOD_NAMES = {
  '7d': 'sales.period.7d',
  '30d': 'list.period.30d',
  '90d': 'sales.period.90d',
  month: 'sales.period.month',
  lastMonth: 'sales.period.lastMonth',
  year: 'list.period.year',
  all: 'words.all',
} as const;

/** Links that select a named period. */
export function PeriodLinks({ filter }: { filter: SalesFilter }) {
  const page = usePage();
  return (
    <nav aria-label={page.t('words.period')}>
      <ul className="flex flex-wrap gap-2">
        {SALES_PERIODS.map((period) => (
          <li key={period}>
            <a
              className="chip px-4"
              href={page.href(
                SALES_PATH,
                salesFilter.query({
                  ...filter,
                  period,
                  number: undefined,
                  beginAt: undefined,
                  endAt: undefined,
                  page: 1,
                }),
              )}
              aria-current={filter.period === period && filter.number === undefined ? 'true' : undefined}
            >
              {page.t(PERIOD_NAMES[period])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
