import { useEffect, useRef, useState } from 'react';
import type { Order } from '#contract/order/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { PaymentChip } from '#web/kit/state/payment-chip.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { type Fact, ReceiptFacts } from '../receipt.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { REFUND_ID, RefundState } from './refund-state.tsx';

/** An exchange with all its data, and a button to request a refund. */
export function OrderReceipt({ order }: { order: Order }) {
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
