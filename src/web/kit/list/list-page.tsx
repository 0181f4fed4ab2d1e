import type { ReactNode } from 'react';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';

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
