import { usePage } from '../../../app/use-page.ts';
import { SALES_PATH, type SalesFilter, salesFilter } from './sales-filter.ts';
import { SALES_PERIODS } from './sales-period.ts';

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
              {page.t(`sales.period.${period}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
