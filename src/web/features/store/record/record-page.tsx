import { exportOrders } from '#contract/order/endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import type { CsvButtonProps } from '#web/kit/list/csv-button.tsx';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { BalanceLine } from '../balance/balance-line.tsx';
import { ClosedRecords } from '../closed-records.tsx';
import { ReceiptFrame } from '../receipt.tsx';
import { ORDERS } from '../record-filter.tsx';
import { RecordSection } from '../record-section.tsx';
import { WalletTabs } from '../wallet-tabs.tsx';
import { callOfOrders, type OrderListData, type RecordPageData } from './load-orders.ts';
import { OrderList } from './order-list.tsx';
import { OrderReceipt } from './order-receipt.tsx';

/** The exchanges, or the receipt of one. */
export function RecordPage({ data }: { data: RecordPageData }) {
  if (data.view === 'receipt') {
    const { filter, order } = data;
    return (
      <ReceiptFrame kind={ORDERS} name="order" filter={filter}>
        {order && <OrderReceipt key={order.orderId} order={order} />}
      </ReceiptFrame>
    );
  }
  if (data.view === 'list') return <OrderOverview data={data} />;
  return <ClosedRecords view={data.view} title="shell.nav.record" about="store.about.record" />;
}

function OrderOverview({ data: { filter, count, totals, orders } }: { data: OrderListData }) {
  const page = usePage();
  const exportAll: CsvButtonProps['load'] = (options) =>
    page.call(exportOrders, callOfOrders(filter, page.state.locale), options);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-title">{page.t('shell.nav.record')}</h1>
          <HelpLink article="players/buy-in-games" topic={page.t('shell.nav.record')} />
        </div>
        <BalanceLine />
      </header>
      <WalletTabs />
      <RecordSection
        kind={ORDERS}
        name="order"
        filter={filter}
        count={count}
        totals={totals}
        exportName="starhall-exchanges.csv"
        onExport={exportAll}
      >
        <OrderList orders={orders} filter={filter} />
      </RecordSection>
    </div>
  );
}
