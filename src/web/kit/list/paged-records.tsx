import type { ReactNode } from 'react';
import { usePage } from '#web/app/use-page.ts';
import type { Filter, FilterKinds, FilterValues } from './filter/define-filter.ts';
import { Pager } from './pager.tsx';
import { RecordList, type RecordListProps } from './record-list.tsx';

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
