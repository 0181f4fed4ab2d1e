import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { PAYMENT_STATUS } from '#contract/states.ts';
import { CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { usePage } from '../../../../app/use-page.ts';
import { Notice } from '../notice.tsx';
import type { OrdersPageData } from './load-orders.ts';
import { OrderDialog } from './order-dialog.tsx';
import { orderQuery } from './order-filter.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';

/** Everybody's orders, and the refunds that players and sellers ask for. */
export function OrdersPage({ filter, count, orders, totals, waiting }: OrdersPageData) {
  const page = usePage();
  const [chosen, setChosen] = useState<string | null>(null);
  const order = orders.find(({ orderId }) => orderId === chosen);
  return (
    <>
      <ListPage
        title={page.t('money.orders.title')}
        lead={page.t('money.orders.lead')}
        filters={
          <>
            {waiting > 0 && filter.status !== PAYMENT_STATUS.refundInProgress && <WaitingOrders waiting={waiting} />}
            <OrderFilters filter={filter} />
          </>
        }
        total={page.t('money.orders.count', { count })}
        summary={<OrderTotals totals={totals} />}
      >
        {orders.length === 0 ? (
          <EmptyList
            title={page.t('money.orders.none')}
            text={page.t('list.none.text')}
            all={{ path: '/operator/orders', label: page.t('money.orders.all') }}
            Icon={SearchX}
          />
        ) : (
          <OrderList orders={orders} onChoose={setChosen} />
        )}
        <Pager
          number={filter.page}
          count={count}
          address={(number) => page.href('/operator/orders', orderQuery({ ...filter, page: number }))}
        />
      </ListPage>
      {order !== undefined && <OrderDialog order={order} onClose={() => setChosen(null)} />}
    </>
  );
}

function WaitingOrders({ waiting }: Pick<OrdersPageData, 'waiting'>) {
  const page = usePage();
  return (
    <Notice look="warning">
      <strong>{page.t('money.orders.waiting', { count: waiting })}</strong>
      <a
        className="link self-start"
        href={page.href('/operator/orders', orderQuery({ status: PAYMENT_STATUS.refundInProgress }))}
      >
        {page.t('money.orders.waiting.show')}
      </a>
    </Notice>
  );
}

function OrderTotals({ totals }: Pick<OrdersPageData, 'totals'>) {
  const page = usePage();
  return (
    <CurrencyTotals
      totals={totals}
      countOf={({ count }) => page.t('money.orders.count', { count })}
      figures={[
        { label: page.t('money.orders.spent'), amountOf: ({ amount }) => amount },
        { label: page.t('money.refunded'), amountOf: ({ refundedAmount }) => refundedAmount },
      ]}
    />
  );
}
