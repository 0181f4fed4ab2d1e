import { ReceiptText, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { CsvButton, type CsvButtonProps } from '#web/kit/list/csv-button.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { EmptyState } from '#web/kit/state/empty-state.tsx';
import { usePage } from '../../app/use-page.ts';
import { PeriodLinks } from './period-links.tsx';
import { RECORDS_ID, type RecordFilter, type RecordKind, recordFilter, recordsAddress } from './record-filter.tsx';
import { type RecordTotal, RecordTotals } from './record-totals.tsx';

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
