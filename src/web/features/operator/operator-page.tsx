import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The heading that says how many there are; the focus goes there when what had it is gone. */
export const TOTAL_ID = 'total';

interface OperatorPageProps {
  readonly title: string;
  readonly lead: string;
  /** What narrows the list. */
  readonly filters: ReactNode;
  /** How many there are, in words. */
  readonly total: string;
  readonly children: ReactNode;
}

/** A page of the console: its heading, what narrows its list, and the list, which grows pale while another is on the way. */
export function OperatorPage({ title, lead, filters, total, children }: OperatorPageProps) {
  const isLoading = useRouterState({ select: (state) => state.isLoading && state.status === 'pending' });
  return (
    <>
      <header>
        <h1 className="text-xl">{title}</h1>
        <p className="text-muted mt-2 max-w-2xl">{lead}</p>
      </header>
      {filters}
      <section aria-labelledby={TOTAL_ID} aria-busy={isLoading} className="card p-4 sm:p-7">
        <h2
          id={TOTAL_ID}
          tabIndex={-1}
          aria-live="polite"
          className="text-muted mb-4 font-sans text-sm font-normal outline-none"
        >
          {total}
        </h2>
        <div className={`transition-opacity ${isLoading ? 'opacity-50 delay-200' : ''}`}>{children}</div>
      </section>
    </>
  );
}
