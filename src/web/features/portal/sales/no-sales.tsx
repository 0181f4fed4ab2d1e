import { ReceiptText, SearchX } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { EmptyState } from '#web/kit/state/empty-state.tsx';
import { isWhole, SALES_PATH, type SalesFilter, salesFilter } from './sales-filter.ts';

/** Empty state: no sales at all, or none that match the filter. */
export function NoSales({ filter }: { filter: SalesFilter }) {
  const page = usePage();
  const isNothing = isWhole(filter);
  const [path, query] = isNothing ? ['/developer/products', ''] : [SALES_PATH, salesFilter.query({ period: 'all' })];
  return (
    <EmptyState
      role="status"
      Icon={isNothing ? ReceiptText : SearchX}
      title={page.t(isNothing ? 'sales.nothing.title' : 'sales.none.title')}
      text={page.t(isNothing ? 'sales.nothing.text' : 'sales.none.text')}
    >
      <a className={`btn ${isNothing ? 'btn-gold' : 'btn-quiet'}`} href={page.href(path, query)}>
        {page.t(isNothing ? 'sales.nothing.go' : 'sales.none.all')}
      </a>
    </EmptyState>
  );
}
