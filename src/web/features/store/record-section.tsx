import { ReceiptText, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { Coins } from '#web/kit/coins.tsx';
import { CsvButton, type CsvButtonProps } from '#web/kit/list/csv-button.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { EmptyState } from '#web/kit/state/empty-state.tsx';
import { formatAmount, formatStarCoins } from '#web/ui/text/format-amount.ts';
import { usePage } from '../../app/use-page.ts';
import {
  PERIODS,
  RECORDS_ID,
  type RecordFilter,
  type RecordKind,
  recordFilter,
  recordsAddress,
} from './record-filter.tsx';

interface RecordSectionProps {
  readonly kind: RecordKind;
  readonly name: 'deposit' | 'order';
  readonly filter: RecordFilter;
  /** Number of matching records. */
  readonly count: number;
  readonly totals: readonly RecordTotal[];
  readonly exportName: string;
  readonly onExport: CsvButtonProps['load'];
  /** The records of the current page. */
  readonly children: ReactNode;
}

/** A list of the user's records with filters and totals, dimmed while loading. */
export function RecordSection(props: RecordSectionProps) {
  const { kind, name, filter, count, totals } = props;
  const page = usePage();
  return (
    <section aria-labelledby={RECORDS_ID} className="card @container flex flex-col gap-5 p-4 sm:p-7">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={RECORDS_ID} tabIndex={-1} className="text-lg outline-none">
          {page.t(`records.title.${name}`)}
        </h2>
        {count > 0 && (
          <CsvButton
            name={props.exportName}
            load={props.onExport}
            text={page.t('words.exportCsv')}
            busyText={page.t('words.preparingTheFile')}
            done={page.t('words.theFileHasBeenDownloaded')}
          />
        )}
      </header>
      {(count > 0 || recordFilter.isNarrowed(filter)) && (
        <>
          <PeriodLinks filter={filter} kind={kind} />
          <ListFilters path={kind.path} place={`#${RECORDS_ID}`} filter={recordFilter} values={filter} />
        </>
      )}
      <LoadingPart className="flex flex-col gap-5">
        <p role="status" className="text-muted text-sm">
          {count > 0 && page.t(`words.count.${name}`, { count })}
        </p>
        <RecordTotals totals={totals} kind={name} />
        {count === 0 ? <NoRecords {...props} /> : props.children}
        <Pager
          number={filter.page}
          count={count}
          address={(number) => recordsAddress(page, kind, { ...filter, page: number })}
        />
      </LoadingPart>
    </section>
  );
}

/** No records yet, or no match: each with a next step. */
function NoRecords({ kind, name, filter }: RecordSectionProps) {
  const page = usePage();
  const isNarrowed = recordFilter.isNarrowed(filter);
  const Icon = isNarrowed ? SearchX : ReceiptText;
  return (
    <EmptyState
      Icon={Icon}
      title={page.t(isNarrowed ? 'records.none.title' : 'store.empty.title')}
      text={page.t(isNarrowed ? 'records.none.text' : `records.empty.${name}`)}
    >
      {isNarrowed && (
        <a className="btn btn-quiet" href={recordsAddress(page, kind)}>
          {page.t('records.none.all')}
        </a>
      )}
      {!isNarrowed && name === 'order' && (
        <a className="btn btn-gold" href={page.href('/')}>
          {page.t('records.empty.browse')}
        </a>
      )}
    </EmptyState>
  );
}

const PERIOD_NAMES = {
  all: 'words.all',
  '30d': 'list.period.30d',
  '3m': 'records.period.3m',
  year: 'list.period.year',
} as const;

interface PeriodLinksProps {
  readonly filter: RecordFilter;
  readonly kind: RecordKind;
}

/** The named periods as links, starting with all records. */
function PeriodLinks({ filter, kind }: PeriodLinksProps) {
  const page = usePage();
  const hasDays = filter.from !== undefined || filter.to !== undefined;
  return (
    <nav aria-label={page.t('words.period')}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...PERIODS].map((period) => (
          <li key={period ?? 'all'}>
            <a
              className="chip max-sm:px-2.5"
              href={recordsAddress(page, kind, { ...filter, period, from: undefined, to: undefined, page: 1 })}
              aria-current={!hasDays && filter.period === period ? 'true' : undefined}
            >
              {page.t(PERIOD_NAMES[period ?? 'all'])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sum of all matching records of one currency. */
interface RecordTotal {
  readonly currency: CurrencyCode;
  readonly count: number;
  readonly amount: number;
  readonly points: number;
  readonly refundedAmount: number;
}

interface RecordTotalsProps {
  readonly totals: readonly RecordTotal[];
  readonly kind: 'deposit' | 'order';
}

/** The totals of all matching records; currencies are never added up. */
function RecordTotals({ totals, kind }: RecordTotalsProps) {
  const page = usePage();
  if (totals.length === 0) return null;
  return (
    <section aria-label={page.t('records.totals')}>
      <ul className="grid gap-3 @min-[520px]:grid-cols-2 @min-[860px]:grid-cols-4">
        {totals.map((total) => (
          <li key={total.currency} className="bg-raised rounded-xl px-4 py-3">
            <Total total={total} kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Total({ total: { currency, count, amount, points, refundedAmount }, kind }: TotalProps) {
  const page = usePage();
  const { locale } = page.state;
  const coins = <Coins amount={points} currency={currency} />;
  return (
    <>
      <p className="text-muted flex justify-between gap-3 text-xs">
        <span className="font-bold">{currency}</span>
        <span>{page.t(`words.count.${kind}`, { count })}</span>
      </p>
      <p className="text-lg font-bold tabular-nums">
        {kind === 'deposit' ? formatAmount(amount, currency, locale) : coins}
      </p>
      <p className="text-muted text-xs">
        {kind === 'deposit' && <>→ {coins}</>}
        {refundedAmount > 0 && (
          <span className="block">
            {page.t(`records.refunded.${kind}`, {
              amount: (kind === 'deposit' ? formatAmount : formatStarCoins)(refundedAmount, currency, locale),
            })}
          </span>
        )}
      </p>
    </>
  );
}

interface TotalProps {
  readonly total: RecordTotal;
  readonly kind: 'deposit' | 'order';
}
