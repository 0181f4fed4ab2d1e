import type { OperatorOrder } from '#contract/order/entities.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { LocalTime } from '../../../../ui/local-time.tsx';
import { DetailsButton } from '../details-button.tsx';
import { Payer } from '../payer.tsx';
import { OrderState } from './order-state.tsx';

interface OrderListProps {
  readonly orders: readonly OperatorOrder[];
  /** Somebody wants to see an order, by its number. */
  readonly onChoose: (orderId: string) => void;
}

export function OrderList({ orders, onChoose }: OrderListProps) {
  return (
    <RecordList
      label="money.orders.title"
      rows={orders}
      keyOf={({ orderId }) => orderId}
      columns={[
        {
          key: 'order',
          head: 'money.product',
          width: 'w-[28%]',
          cell: (order) => <ProductCell order={order} />,
        },
        { key: 'user', head: 'money.user', cell: ({ user }) => <Payer user={user} /> },
        {
          key: 'amount',
          head: 'money.amount',
          width: 'w-[13%]',
          isNumber: true,
          cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
        },
        {
          key: 'status',
          head: 'money.status',
          width: 'w-[17%]',
          cell: (order) => <OrderState order={order} />,
        },
        {
          key: 'time',
          head: 'money.created',
          width: 'w-[19%]',
          cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
        },
        {
          key: 'action',
          head: 'list.action',
          width: 'w-[108px]',
          cell: ({ orderId }) => <DetailsButton id={orderId} onChoose={onChoose} />,
        },
      ]}
    />
  );
}

function ProductCell({
  order: { orderId, productName, productId, applicationName, quantity },
}: {
  order: OperatorOrder;
}) {
  const name = productName || productId;
  return (
    <span className="flex flex-col wrap-anywhere">
      <span className="font-bold">{quantity === 1 ? name : `${name} × ${quantity}`}</span>
      <span className="text-muted text-xs">
        {applicationName} · {orderId}
      </span>
    </span>
  );
}
