import { ReceiptText, SearchX } from 'lucide-react';
import { usePage } from '../../../app/use-page.ts';
import { isWhole, SALES_PATH, type SalesFilter, salesFilter } from './sales-filter.ts';

/** Nothing sold at all yet, or nothing that fits: each with the way on. */
export function NoSales({ filter }: { filter: SalesFilter }) {
  const page = usePage();
  const isNothing = isWhole(filter);
  const Icon = isNothing ? ReceiptText : SearchX;
  const [path, query] = isNothing ? ['/developer/products', ''] : [SALES_PATH, salesFilter.query({ period: 'all' })];
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-10 text-center">
      <Icon size={44} aria-hidden className="text-muted" />
      <p className="text-lg font-bold">{page.t(isNothing ? 'sales.nothing.title' : 'sales.none.title')}</p>
      <p className="text-muted max-w-md text-balance">{page.t(isNothing ? 'sales.nothing.text' : 'sales.none.text')}</p>
      <a className={`btn mt-2 ${isNothing ? 'btn-gold' : 'btn-quiet'}`} href={page.href(path, query)}>
        {page.t(isNothing ? 'sales.nothing.go' : 'sales.none.all')}
      </a>
    </div>
  );
}
