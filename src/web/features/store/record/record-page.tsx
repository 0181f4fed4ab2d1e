import { useEffect, useRef, useState } from 'react';
import { exportOrders, requestOrderRefund } from '#contract/order/endpoints.ts';
import type { Order, OrderRefundRequest } from '#contract/order/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { useCallOnce } from '#web/kit/form/use-call-once.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import type { CsvButtonProps } from '#web/kit/list/csv-button.tsx';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { PaymentChip, StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { BalanceLine } from '../balance/balance-line.tsx';
import { type Fact, ReceiptFacts, ReceiptFrame } from '../receipt.tsx';
import { ORDERS } from '../record-filter.tsx';
import { RecordSection } from '../record-section.tsx';
import { ClosedRecords, WalletTabs } from '../store-shell.tsx';
import { callOfOrders, type OrderListData, type RecordPageData } from './load-orders.ts';
import { OrderList } from './order-list.tsx';

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

/** An exchange with all its data, and a button to request a refund. */
function OrderReceipt({ order }: { order: Order }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const { paymentStatus, refundRequest, amount } = order;
  const isAskedFor = refundRequest !== null;
  const wasAskedFor = useRef(isAskedFor);
  // The button disappears after a request, but the new data may arrive only after the dialog has closed.
  useEffect(() => {
    if (isAskedFor && !wasAskedFor.current) document.getElementById(REFUND_ID)?.focus();
    wasAskedFor.current = isAskedFor;
  }, [isAskedFor]);
  const canAsk = paymentStatus === PAYMENT_STATUS.paid && !isAskedFor && amount > 0;
  return (
    <>
      {refundRequest !== null && <RefundState request={refundRequest} />}
      <ReceiptFacts facts={factsOf(page, order)} />
      {canAsk && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <p className="text-muted min-w-0 flex-1 basis-64 text-sm">{page.t('refund.lead')}</p>
          <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
            {page.t('words.askForARefund')}
          </button>
        </div>
      )}
      {isAsking && <RefundDialog order={order} onClose={() => setAsking(false)} />}
    </>
  );
}

function factsOf(page: Page, order: Order): readonly Fact[] {
  const { orderId, exchangeId, applicationId, currency, points, refundedAmount, paymentMethod, acknowledgedAt } = order;
  const coins = (amount: number) => (
    <>
      <Coins amount={amount} currency={currency} /> ({currency})
    </>
  );
  const game = (
    <a className="link" href={page.href('/application/details', detailsQuery(applicationId))}>
      {order.applicationName}
    </a>
  );
  return [
    { label: page.t('words.orderNumber'), value: <span className="font-mono">{orderId}</span>, copy: orderId },
    { label: page.t('words.exchangeNumber'), value: <span className="font-mono">{exchangeId}</span>, copy: exchangeId },
    { label: page.t('words.status'), value: <OrderState order={order} /> },
    { label: page.t('words.item'), value: order.productName },
    { label: page.t('words.quantity'), value: order.quantity },
    { label: page.t('words.game'), value: game },
    { label: page.t('words.seller'), value: order.seller },
    { label: page.t('words.total'), value: <b>{coins(points)}</b> },
    { label: page.t('words.paymentMethod'), value: page.t(`paymentMethod.${paymentMethod}`) },
    ...(refundedAmount > 0 ? [{ label: page.t('words.refunded'), value: coins(refundedAmount) }] : []),
    { label: page.t('records.head.created'), value: <LocalTime iso={order.createdAt} /> },
    ...(acknowledgedAt === null
      ? []
      : [{ label: page.t('receipt.acknowledged'), value: <LocalTime iso={acknowledgedAt} /> }]),
  ];
}

function OrderState({ order: { paymentStatus, testMode } }: { order: Order }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <PaymentChip status={paymentStatus} />
      {testMode && <StateChip state="words.testOrder" />}
    </span>
  );
}

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Requests a refund of an exchange, with a reason for the operators. */
function RefundDialog({ order, onClose }: RefundDialogProps) {
  const page = usePage();
  const callOnce = useCallOnce();
  const form = useReasonForm({
    call: (reason) => callOnce(requestOrderRefund, { orderId: order.orderId, reason, lang: page.state.locale }),
    done: page.t('refund.sent'),
    focusAfter: REFUND_ID,
    onClose,
  });
  return (
    <FormDialog
      title={page.t('words.askForARefundOf', { product: order.productName })}
      confirm={page.t('words.sendTheRequest')}
      cancel={page.t('refund.cancel')}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">{page.t('refund.text')}</p>
      <HelpLink article="players/refunds" topic={page.t('words.askForARefund')} />
      <TextArea
        {...form.fieldOf('reason')}
        label={page.t('words.reason')}
        hint={page.t('words.atMostCharacters', { max: LIMITS.reasonLength })}
        maxLength={LIMITS.reasonLength}
      />
    </FormDialog>
  );
}

/** ID of the heading that gets the focus after a refund request. */
const REFUND_ID = 'refund';

/** The reason of a refund request and its result. */
function RefundState({ request }: { request: OrderRefundRequest }) {
  const page = usePage();
  const { by, reason, requestedAt, decision, decidedAt, answer } = request;
  return (
    <section aria-labelledby={REFUND_ID} className="card flex flex-col gap-3 p-5 sm:p-7">
      <h2 id={REFUND_ID} tabIndex={-1} className="text-lg outline-none">
        {page.t(`refund.state.${decision ?? 'waiting'}`)}
      </h2>
      <p className="text-muted text-sm">
        {page.t('refund.asked')} <LocalTime iso={requestedAt} />
        {decidedAt !== null && (
          <>
            {' · '}
            {page.t('words.decided')} <LocalTime iso={decidedAt} />
          </>
        )}
      </p>
      {by === 'seller' && <p className="text-sm">{page.t('refund.by.seller')}</p>}
      <blockquote className="border-control border-s-4 ps-4 whitespace-pre-line wrap-anywhere">{reason}</blockquote>
      {answer !== '' && (
        <p className="whitespace-pre-line wrap-anywhere">
          <b>{page.t('words.answer')}</b> {answer}
        </p>
      )}
    </section>
  );
}
