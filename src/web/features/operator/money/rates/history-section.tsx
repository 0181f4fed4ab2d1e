import { FileUp, SearchX } from 'lucide-react';
import { CURRENCIES } from '#contract/limits.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { FilterChoice } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { Pager } from '#web/kit/list/pager.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../../app/use-page.ts';
import { LocalTime } from '../../../../ui/local-time.tsx';
import { formatCalendarDay } from '../../../store/invoice/format-invoice.ts';
import { HistoryDownload } from './history-download.tsx';
import type { RatesPageData } from './load-rates.ts';
import { formatRate, stateOfRate } from './rate-cells.ts';
import { type RateFilter, rateQuery, readRateFilter } from './rate-filter.ts';

const LOOKS = { coming: 'info', counts: 'success', past: 'quiet' } as const;

interface HistorySectionProps {
  readonly rates: RatesPageData;
  readonly onImport: () => void;
}

/** Every rate that was set, those to come first. */
export function HistorySection({ rates, onImport }: HistorySectionProps) {
  const page = usePage();
  const { filter, history } = rates;
  const isNarrowed = filter.from !== undefined || filter.to !== undefined;
  return (
    <Section
      id="rate-history"
      title={page.t('money.rates.history')}
      lead={page.t('money.rates.history.count', { count: history.count })}
      actions={
        <>
          <button type="button" className="btn btn-quiet" onClick={onImport}>
            <FileUp size={18} aria-hidden className="flex-none" />
            {page.t('money.rates.import')}
          </button>
          <HistoryDownload filter={filter} isEmpty={history.count === 0} />
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RateFilters filter={filter} />
        {history.list.length === 0 ? (
          <EmptyList
            title={page.t('money.rates.history.none')}
            text={page.t('money.rates.history.none.text')}
            all={isNarrowed ? { path: '/operator/rates', label: page.t('money.rates.history.all') } : undefined}
            Icon={SearchX}
          />
        ) : (
          <RateHistory {...rates} />
        )}
      </div>
      <Pager
        number={filter.page}
        count={history.count}
        address={(number) => page.href('/operator/rates', rateQuery({ ...filter, page: number }))}
      />
    </Section>
  );
}

function RateFilters({ filter }: { filter: RateFilter }) {
  const page = usePage();
  const filters = useFilters({
    path: '/operator/rates',
    shown: rateQuery({ ...filter, page: 1 }),
    tidy: (fields) => rateQuery(readRateFilter(fields)),
  });
  const options = CURRENCIES.map((code) => [code, code] as const);
  const any = page.t('list.any');
  return (
    <FilterForm filters={filters}>
      <FilterChoice filters={filters} name="from" label={page.t('money.rates.from')} any={any} options={options} />
      <FilterChoice filters={filters} name="to" label={page.t('money.rates.to')} any={any} options={options} />
    </FilterForm>
  );
}

function RateHistory(rates: RatesPageData) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <RecordList
      label="money.rates.history"
      rows={rates.history.list}
      keyOf={({ from, to, day }) => `${from} ${to} ${day}`}
      columns={[
        {
          key: 'day',
          head: 'money.rates.day',
          width: 'w-[22%]',
          cell: ({ day }) => <time dateTime={day}>{formatCalendarDay(day, locale)}</time>,
        },
        { key: 'pair', head: 'money.rates.pair', cell: ({ from, to }) => `1 ${from} → ${to}` },
        {
          key: 'rate',
          head: 'money.rates.rate',
          isNumber: true,
          width: 'w-[18%]',
          cell: ({ rate }) => <span className="font-bold tabular-nums">{formatRate(rate, locale)}</span>,
        },
        {
          key: 'state',
          head: 'money.rates.state',
          cell: (rate) => {
            const state = stateOfRate(rates, rate);
            return <Chip look={LOOKS[state]}>{page.t(`money.rates.state.${state}`)}</Chip>;
          },
        },
        { key: 'set', head: 'money.rates.setAt', cell: ({ updatedAt }) => <LocalTime iso={updatedAt} /> },
      ]}
    />
  );
}
