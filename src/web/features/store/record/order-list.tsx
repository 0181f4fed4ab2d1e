import type { Order } from '#contract/order/entities.ts';
import { PaymentChip } from '#web/kit/state/payment-chip.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { formatCoins } from '#web/ui/text/format-amount.ts';
import { usePage } from '../../../app/use-page.ts';
import { StarCoin } from '../../../ui/star-coin.tsx';
import { addressQuery } from '../record-address.ts';
import { ORDERS, type RecordFilter } from '../record-filter.ts';
import { RecordNumber } from '../record-number.tsx';

interface OrderListProps {
  readonly orders: readonly Order[];
  readonly filter: RecordFilter;
}

const HEADS = ['created', 'number', 'product', 'coins', 'status'] as const;

/** Exchanges: a table where there is room for one, else cards (R3.36). */
export function OrderList({ orders, filter }: OrderListProps) {
  const page = usePage();
  return (
    <>
      <table className="hidden w-full border-collapse text-sm @min-[760px]:table">
        <thead>
          <tr className="border-line border-b">
            {HEADS.map((head) => (
              <th key={head} scope="col" className="text-muted py-2 pe-4 text-start text-xs font-bold last:pe-0">
                {page.t(`records.head.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} filter={filter} />
          ))}
        </tbody>
      </table>
      <ul className="flex flex-col gap-3 @min-[760px]:hidden">
        {orders.map((order) => (
          <OrderCard key={order.orderId} order={order} filter={filter} />
        ))}
      </ul>
    </>
  );
}

interface OrderProps {
  readonly order: Order;
  readonly filter: RecordFilter;
}

function useReceiptLink({ order: { orderId }, filter }: OrderProps): string {
  return usePage().href(ORDERS.path, addressQuery({ filter, orderId }));
}

function OrderRow({ order, filter }: OrderProps) {
  const href = useReceiptLink({ order, filter });
  return (
    <tr className="border-line border-b last:border-b-0">
      <td className="py-3 pe-4">
        <LocalTime iso={order.createdAt} />
      </td>
      <td className="py-3 pe-4">
        <RecordNumber orderId={order.orderId} href={href} />
      </td>
      <td className="max-w-72 py-3 pe-4">
        <Product order={order} />
      </td>
      <td className="py-3 pe-4">
        <Coins order={order} />
      </td>
      <td className="py-3">
        <State order={order} />
      </td>
    </tr>
  );
}

function OrderCard({ order, filter }: OrderProps) {
  const href = useReceiptLink({ order, filter });
  return (
    <li className="border-line flex flex-col gap-2 rounded-xl border p-4 text-sm">
      <div className="flex items-start justify-between gap-3">
        <Product order={order} />
        <State order={order} />
      </div>
      <Coins order={order} />
      <RecordNumber orderId={order.orderId} href={href} />
      <p className="text-muted text-xs">
        <LocalTime iso={order.createdAt} />
      </p>
    </li>
  );
}

function State({ order: { paymentStatus, testMode } }: { order: Order }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <PaymentChip status={paymentStatus} />
      {testMode && <StateChip state="records.test" />}
    </span>
  );
}

/** What was had, and in which game; both are their developer's own texts. */
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

/** What it cost, and with what it was paid. */
function Coins({ order: { points, currency, paymentMethod, refundedAmount } }: { order: Order }) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <div>
      <p className="flex items-center gap-1.5 text-base font-bold tabular-nums">
        <StarCoin size={18} />
        {formatCoins(points, currency, locale)}
        <span className="text-muted text-xs font-normal">{currency}</span>
      </p>
      <p className="text-muted text-xs">{page.t(`paymentMethod.${paymentMethod}`)}</p>
      {refundedAmount > 0 && (
        <p className="text-muted text-xs">
          {page.t('records.refunded.order', { amount: formatCoins(refundedAmount, currency, locale) })}
        </p>
      )}
    </div>
  );
}
