import { FileUp, SearchX } from 'lucide-react';
import { listRateHistory } from '#contract/exchange-rate/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { EmptyList, PagedRecords } from '#web/kit/list/list-page.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';
import {
  formatRate,
  type RateFilter,
  type RatesPageData,
  rateFilter,
  type SetRate,
  stateOfRate,
  writeHistory,
} from './load-rates.ts';

const PATH = '/operator/rates';

interface HistorySectionProps {
  readonly rates: RatesPageData;
  readonly onImport: () => void;
}

/** All rates ever set, including future ones. */
export function HistorySection({ rates, onImport }: HistorySectionProps) {
  const page = usePage();
  const { history } = rates;
  const { filter } = history;
  return (
    <Section
      id="rate-history"
      title={page.t('money.rates.history')}
      lead={page.t('money.rates.history.count', { count: history.count })}
      actions={
        <>
          <Button onClick={onImport} Icon={FileUp}>
            {page.t('words.import')}
          </Button>
          <HistoryDownload filter={filter} isEmpty={history.count === 0} />
        </>
      }
    >
      <div className="mb-5">
        <ListFilters path={PATH} filter={rateFilter} values={filter} />
      </div>
      <PagedRecords
        path={PATH}
        filter={rateFilter}
        loaded={history}
        label="money.rates.history"
        keyOf={({ from, to, day }) => `${from} ${to} ${day}`}
        columns={columnsOf(rates)}
        none={
          <EmptyList
            title={page.t('money.rates.history.none')}
            text={page.t('money.rates.history.none.text')}
            all={rateFilter.isNarrowed(filter) ? { path: PATH, label: page.t('money.rates.history.all') } : undefined}
            Icon={SearchX}
          />
        }
      />
    </Section>
  );
}

function columnsOf(rates: RatesPageData): Columns<SetRate> {
  return [
    {
      key: 'day',
      head: 'money.rates.day',
      width: 'w-[22%]',
      cell: ({ day }, page) => <time dateTime={day}>{formatCalendarDay(day, page.state.locale)}</time>,
    },
    { key: 'pair', head: 'money.rates.pair', cell: ({ from, to }) => `1 ${from} → ${to}` },
    {
      key: 'rate',
      head: 'money.rates.rate',
      isNumber: true,
      width: 'w-[18%]',
      cell: ({ rate }, page) => <span className="font-bold tabular-nums">{formatRate(rate, page.state.locale)}</span>,
    },
    {
      key: 'state',
      head: 'money.rates.state',
      cell: (rate) => <StateChip state={`money.rates.state.${stateOfRate(rates, rate)}`} />,
    },
    { key: 'set', head: 'money.rates.setAt', cell: ({ updatedAt }) => <LocalTime iso={updatedAt} /> },
  ];
}

/** Downloads all listed rates, across pages, as a table that can be imported again. */
function HistoryDownload({ filter: { from, to }, isEmpty }: { filter: RateFilter; isEmpty: boolean }) {
  const page = usePage();
  return (
    <CsvButton
      name="exchange-rates.csv"
      load={() => writeHistory((span) => page.call(listRateHistory, { from, to, ...span }))}
      text={page.t('words.downloadCsv')}
      done={page.t('money.rates.saved')}
      isEmpty={isEmpty}
    />
  );
}
