import type { Statement } from '#contract/sales/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';

type Line = Statement['lines'][number];

/** Revenue of each product in the month by currency. */
export function StatementLines({ lines }: { lines: readonly Line[] }) {
  const page = usePage();
  const { format } = new Intl.NumberFormat(page.state.locale);
  return (
    <section aria-labelledby="statement-lines" className="card min-w-0 p-4 sm:p-6">
      <h2 id="statement-lines" className="mb-4 text-lg">
        {page.t('words.byProduct')}
      </h2>
      <RecordList
        label="words.byProduct"
        rows={lines}
        keyOf={({ applicationId, productId, currency }) => `${applicationId} ${productId} ${currency}`}
        tableFrom="lg"
        columns={[
          { key: 'product', head: 'words.product', cell: (line) => <LineProduct line={line} /> },
          {
            key: 'count',
            head: 'words.orders',
            width: 'w-[10%]',
            isNumber: true,
            cell: ({ count }) => <span className="tabular-nums">{format(count)}</span>,
          },
          {
            key: 'quantity',
            head: 'words.quantity',
            width: 'w-[10%]',
            isNumber: true,
            cell: ({ quantity }) => <span className="tabular-nums">{format(quantity)}</span>,
          },
          {
            key: 'amount',
            head: 'sales.sold',
            width: 'w-[15%]',
            isNumber: true,
            cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
          },
          {
            key: 'refundCount',
            head: 'words.refundCount',
            width: 'w-[10%]',
            isNumber: true,
            cell: ({ refundCount }) => <span className="tabular-nums">{format(refundCount)}</span>,
          },
          {
            key: 'refunded',
            head: 'words.refundedAmount',
            width: 'w-[15%]',
            isNumber: true,
            cell: ({ refundedAmount, currency }) => <Amount amount={refundedAmount} currency={currency} />,
          },
        ]}
      />
    </section>
  );
}

function LineProduct({ line: { productName, productId, applicationName, currency } }: { line: Line }) {
  return (
    <span className="flex flex-col wrap-anywhere">
      <span className="font-bold">
        {productName || productId} <span className="text-muted text-xs font-normal">{currency}</span>
      </span>
      <span className="text-muted text-xs">{applicationName}</span>
      <span className="text-muted font-mono text-xs">{productId}</span>
    </span>
  );
}
