import type { OperatorOrder } from '#contract/order/entities.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { usePage } from '../../../../app/use-page.ts';
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
  const page = usePage();
  return (
    <RecordList
      label={page.t('money.orders.title')}
      rows={orders}
      keyOf={({ orderId }) => orderId}
      columns={[
        {
          key: 'order',
          head: page.t('money.product'),
          width: 'w-[28%]',
          cell: (order) => <ProductCell order={order} />,
        },
        { key: 'user', head: page.t('money.user'), cell: ({ user }) => <Payer user={user} /> },
        {
          key: 'amount',
          head: page.t('money.amount'),
          width: 'w-[13%]',
          isNumber: true,
          cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
        },
        {
          key: 'status',
          head: page.t('money.status'),
          width: 'w-[17%]',
          cell: (order) => <OrderState order={order} />,
        },
        {
          key: 'time',
          head: page.t('money.created'),
          width: 'w-[19%]',
          cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
        },
        {
          key: 'action',
          head: page.t('list.action'),
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
