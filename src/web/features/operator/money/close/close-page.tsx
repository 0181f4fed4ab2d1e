import { CalendarX2 } from 'lucide-react';
import { exportDailyClose } from '#contract/ledger/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { FilterPeriod } from '#web/kit/list/filter/filter-kinds.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { EmptyList, ListPage } from '#web/kit/list/list-page.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { type CloseFilter, closeQuery } from './close-filter.ts';
import { CloseList } from './close-list.tsx';
import { CloseSums } from './close-sums.tsx';
import type { ClosePageData } from './load-closes.ts';

/** The daily closes by currency. */
export function ClosePage({ filter, closes, at }: ClosePageData) {
  const page = usePage();
  const time = useLocalTime(at, 'short');
  return (
    <ListPage
      title={page.t('money.closing.title')}
      lead={page.t('money.closing.lead', { time })}
      actions={<CloseDownload filter={filter} isEmpty={closes.length === 0} />}
      filters={<CloseFilters filter={filter} />}
      total={page.t('money.closing.count', { count: new Set(closes.map(({ day }) => day)).size })}
      summary={<CloseSums closes={closes} />}
    >
      {closes.length === 0 ? (
        <EmptyList title={page.t('money.closing.none')} text={page.t('money.closing.none.text')} Icon={CalendarX2} />
      ) : (
        <CloseList closes={closes} />
      )}
    </ListPage>
  );
}

function CloseFilters({ filter }: { filter: CloseFilter }) {
  const filters = useFilters({
    path: '/operator/close',
    shown: closeQuery(filter),
    normalize: (fields) => closeQuery(fields),
  });
  return (
    <FilterForm filters={{ ...filters, isNarrowed: filter.isChosen }}>
      <FilterPeriod filters={filters} />
    </FilterForm>
  );
}

/** Downloads the period's closes as a CSV table. */
function CloseDownload({ filter: { begin, end }, isEmpty }: { filter: CloseFilter; isEmpty: boolean }) {
  const page = usePage();
  return (
    <CsvButton
      name={`daily-close-${begin ?? ''}-${end ?? ''}.csv`}
      load={(options) => page.call(exportDailyClose, { beginAt: begin, endAt: end }, options)}
      text={page.t('words.downloadCsv')}
      done={page.t('money.closing.saved')}
      isEmpty={isEmpty}
    />
  );
}
