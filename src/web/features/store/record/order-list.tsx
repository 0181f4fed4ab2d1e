import type { Order } from '#contract/order/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { PaymentChip, StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { formatStarCoins } from '#web/ui/text/format-amount.ts';
import { RecordNumber } from '../receipt.tsx';
import { addressQuery, ORDERS, type RecordFilter } from '../record-filter.tsx';

interface OrderListProps {
  readonly orders: readonly Order[];
  readonly filter: RecordFilter;
}

/** Exchanges with links to their receipts (R3.36). */
export function OrderList({ orders, filter }: OrderListProps) {
  const page = usePage();
  return (
    <RecordList
      label="records.title.order"
      rows={orders}
      keyOf={({ orderId }) => orderId}
      tableFrom="container"
      columns={[
        {
          key: 'number',
          head: 'words.orderNumber',
          width: 'w-[26%]',
          cell: ({ orderId }) => (
            <RecordNumber orderId={orderId} href={page.href(ORDERS.path, addressQuery({ filter, orderId }))} />
          ),
        },
        { key: 'created', head: 'records.head.created', cell: ({ createdAt }) => <LocalTime iso={createdAt} /> },
        { key: 'product', head: 'words.item', isLong: true, cell: (order) => <Product order={order} /> },
        { key: 'coins', head: 'words.starCoins', cell: (order) => <Spent order={order} /> },
        { key: 'status', head: 'words.status', cell: (order) => <State order={order} /> },
      ]}
    />
  );
}

function State({ order: { paymentStatus, testMode } }: { order: Order }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <PaymentChip status={paymentStatus} />
      {testMode && <StateChip state="words.testOrder" />}
    </span>
  );
}

/** Product and game; both names are the developer's texts. */
function Product({ order: { productName, applicationName, quantity } }: { order: Order }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="text-base font-bold">
        {productName} <span className="text-muted text-sm font-normal whitespace-nowrap">× {quantity}</span>
      </p>
      <p className="text-muted text-xs">{applicationName}</p>
    </div>
  );
}

/** Price and payment method. */
function Spent({ order: { points, currency, paymentMethod, refundedAmount } }: { order: Order }) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <div>
      <p className="flex items-center gap-1.5 text-base font-bold tabular-nums">
        <Coins amount={points} currency={currency} />
        <span className="text-muted text-xs font-normal">{currency}</span>
      </p>
      <p className="text-muted text-xs">{page.t(`paymentMethod.${paymentMethod}`)}</p>
      {refundedAmount > 0 && (
        <p className="text-muted text-xs">
          {page.t('records.refunded.order', { amount: formatStarCoins(refundedAmount, currency, locale) })}
        </p>
      )}
    </div>
  );
}
