import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { keepFocus, TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import type { Filter, FilterKinds, FilterValues } from './filter/define-filter.ts';
import { Pager } from './pager.tsx';
import { RecordList, type RecordListProps } from './record-list.tsx';

interface ListPageProps {
  readonly title: string;
  readonly lead: string;
  readonly actions?: ReactNode;
  /** The filter form. */
  readonly filters?: ReactNode;
  /** The number of rows, as text. */
  readonly total: string;
  /** Totals of the whole list. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** A list page: heading, filters, and the list, dimmed while loading. */
export function ListPage({ filters, total, summary, children, ...header }: ListPageProps) {
  return (
    <>
      <PageHeader {...header} />
      {filters}
      <section aria-labelledby={TOTAL_ID} className="card p-4 sm:p-7">
        <h2
          id={TOTAL_ID}
          tabIndex={-1}
          aria-live="polite"
          className="text-muted mb-4 font-sans text-sm font-normal outline-none"
        >
          {total}
        </h2>
        <div className="mb-6 empty:hidden">{summary}</div>
        <LoadingPart>{children}</LoadingPart>
      </section>
    </>
  );
}

interface PagedRecordsProps<Kinds extends FilterKinds, Row> extends Omit<RecordListProps<Row>, 'rows'> {
  /** Path of the list page. */
  readonly path: string;
  readonly filter: Filter<Kinds>;
  readonly loaded: {
    readonly filter: FilterValues<Kinds>;
    /** Number of rows on all pages. */
    readonly count: number;
    readonly list: readonly Row[];
  };
  /** Shown for an empty list. */
  readonly none: ReactNode;
}

/** A page of records, or its empty state, with a pager. */
export function PagedRecords<Kinds extends FilterKinds, Row>(props: PagedRecordsProps<Kinds, Row>) {
  const { path, filter, loaded, none, ...records } = props;
  const page = usePage();
  return (
    <>
      {loaded.list.length === 0 ? none : <RecordList {...records} rows={loaded.list} />}
      <Pager
        number={loaded.filter.page}
        count={loaded.count}
        address={(number) => page.href(path, filter.query({ ...loaded.filter, page: number }))}
      />
    </>
  );
}

interface EmptyListProps {
  readonly title: string;
  readonly text: string;
  /** Link to the unfiltered list; absent if it is already shown. */
  readonly all?: { readonly path: string; readonly label: string } | undefined;
  readonly Icon: LucideIcon;
}

/** An empty list with a link to the unfiltered one. */
export function EmptyList({ title, text, all, Icon }: EmptyListProps) {
  const page = usePage();
  return (
    <EmptyState Icon={Icon} title={title} text={text}>
      {all !== undefined && (
        <a className="btn btn-quiet" href={page.href(all.path)}>
          {all.label}
        </a>
      )}
    </EmptyState>
  );
}

interface ChosenRowProps<Row> {
  /** The row as the list has it now; undefined if the list no longer has it. */
  readonly row: Row | undefined;
  /** Clears the choice. */
  readonly onGone: () => void;
  /** The dialog about the row. */
  readonly children: (row: Row) => ReactNode;
}

/**
 * The dialog about a row of a list. It closes permanently once the list no longer has the row: what it shows may be
 * outdated by then, and it must not reopen when the row comes back.
 */
export function ChosenRow<Row>({ row, onGone, children }: ChosenRowProps<Row>) {
  const isGone = row === undefined;
  useEffect(() => {
    if (!isGone) return;
    onGone();
    keepFocus();
  }, [isGone]);
  return row !== undefined && children(row);
}
