import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { OperatorOrder, OrderTotal } from '#contract/order/entities.ts';
import { listAllOrders } from '#contract/order/operator-endpoints.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Amount, CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { ChosenRow, EmptyList, ListPage, PagedRecords } from '#web/kit/list/list-page.tsx';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import type { Columns } from '#web/kit/list/table.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { UserLink } from '../../users/user-link.tsx';
import { DetailsButton } from '../details-button.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { type OrderFilter, OrderState, orderFilter } from './order-state.tsx';

const PATH = '/operator/orders';

type OrdersPageData = Loaded<typeof listAllOrders, OrderFilter> & {
  /** The number of orders that await a decision. */
  readonly waiting: number;
};

/** Loads the orders that the address selects, and the number of pending decisions. */
export function loadOrders(page: Page, texts: FilterTexts): Promise<OrdersPageData> {
  return loadFiltered(page, orderFilter.read(texts));
}

async function loadFiltered(page: Page, filter: OrderFilter): Promise<OrdersPageData> {
  const { locale: lang } = page.state;
  const { page: _page, ...asked } = filter;
  const [found, { count: waiting }] = await Promise.all([
    loadList(page, listAllOrders, filter, { ...asked, lang }),
    page.call(listAllOrders, { lang, status: PAYMENT_STATUS.refundInProgress, limit: 1 }),
  ]);
  return { ...found, waiting };
}

/** All players' orders, with the refunds that players and sellers requested. */
export function OrdersPage(loaded: OrdersPageData) {
  const { filter, count, list, totals, waiting } = loaded;
  const page = usePage();
  const [chosen, setChosen] = useState<string | null>(null);
  const close = () => setChosen(null);
  return (
    <>
      <ListPage
        title={page.t('money.orders.title')}
        lead={page.t('money.orders.lead')}
        filters={
          <>
            {waiting > 0 && filter.status !== PAYMENT_STATUS.refundInProgress && <WaitingOrders waiting={waiting} />}
            <ListFilters path={PATH} filter={orderFilter} values={filter} />
            <ListChanged loaded={loaded} topics={['orders']} load={(quiet) => loadFiltered(quiet, filter)} />
          </>
        }
        total={page.t('words.count.order', { count })}
        summary={<OrderTotals totals={totals} />}
      >
        <PagedRecords
          path={PATH}
          filter={orderFilter}
          loaded={loaded}
          label="money.orders.title"
          keyOf={({ orderId }) => orderId}
          columns={columnsOf(setChosen)}
          none={
            <EmptyList
              title={page.t('money.orders.none')}
              text={page.t('list.none.text')}
              all={{ path: PATH, label: page.t('money.orders.all') }}
              Icon={SearchX}
            />
          }
        />
      </ListPage>
      {chosen !== null && (
        <ChosenRow row={list.find(({ orderId }) => orderId === chosen)} onGone={close}>
          {(order) => <OrderDialog order={order} onClose={close} />}
        </ChosenRow>
      )}
    </>
  );
}

function columnsOf(onChoose: (orderId: string) => void): Columns<OperatorOrder> {
  return [
    { key: 'order', head: 'words.product', width: 'w-[28%]', cell: (order) => <ProductCell order={order} /> },
    { key: 'user', head: 'userType.1', cell: ({ user }) => <UserLink user={user} /> },
    {
      key: 'amount',
      head: 'words.amount',
      width: 'w-[13%]',
      isNumber: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
    { key: 'status', head: 'words.status', width: 'w-[17%]', cell: (order) => <OrderState order={order} /> },
    { key: 'time', head: 'words.createdAt', width: 'w-[19%]', cell: ({ createdAt }) => <LocalTime iso={createdAt} /> },
    {
      key: 'action',
      head: 'list.action',
      width: 'w-[108px]',
      cell: ({ orderId }) => <DetailsButton id={orderId} onChoose={onChoose} />,
    },
  ];
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

function WaitingOrders({ waiting }: Pick<OrdersPageData, 'waiting'>) {
  const page = usePage();
  return (
    <Notice look="warning">
      <strong>{page.t('money.orders.waiting', { count: waiting })}</strong>
      <a
        className="link self-start"
        href={page.href(PATH, orderFilter.query({ status: PAYMENT_STATUS.refundInProgress }))}
      >
        {page.t('money.orders.waiting.show')}
      </a>
    </Notice>
  );
}

function OrderTotals({ totals }: { totals: readonly OrderTotal[] }) {
  const page = usePage();
  return (
    <CurrencyTotals
      totals={totals}
      countOf={({ count }) => page.t('words.count.order', { count })}
      figures={[
        { label: page.t('money.orders.spent'), amountOf: ({ amount }) => amount },
        { label: page.t('words.refunded'), amountOf: ({ refundedAmount }) => refundedAmount },
      ]}
    />
  );
}
