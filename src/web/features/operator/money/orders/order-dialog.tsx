import { useState } from 'react';
import type { OperatorOrder } from '#contract/order/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { History } from '../history.tsx';
import { WAITING_NOTE_ID, WaitingCall } from '../waiting-call.tsx';
import { OrderDecisionDialog } from './order-decision-dialog.tsx';
import { findOrderDecisions, type OrderDecision } from './order-decisions.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderState } from './order-state.tsx';
import { RefundRequest } from './refund-request.tsx';

interface OrderDialogProps {
  readonly order: OperatorOrder;
  readonly onClose: () => void;
}

/** An order: the purchase, the refund request and the decision. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const page = usePage();
  const [decision, setDecision] = useState<OrderDecision | null>(null);
  const operatorId = useUser()?.id;
  const { orderId, paymentStatus, amount, currency, refundRequest, refundOperatorId } = order;
  const isWaiting = paymentStatus === PAYMENT_STATUS.refundInProgress && refundOperatorId !== null;
  return (
    <ModalDialog title={page.t('money.order.title', { id: orderId })} isWide onClose={onClose}>
      <div className="flex flex-col gap-5">
        <OrderState order={order} />
        {refundRequest !== null && <RefundRequest request={refundRequest} />}
        {isWaiting && (
          <WaitingCall
            kind="refund"
            amount={amount}
            currency={currency}
            operatorId={refundOperatorId}
            ownId={operatorId}
          />
        )}
        <OrderFacts order={order} />
        <OrderActions decisions={findOrderDecisions(order, operatorId)} onChoose={setDecision} />
        <History key={`${paymentStatus} ${refundOperatorId}`} subject={`order:${orderId}`} />
      </div>
      {decision !== null && <OrderDecisionDialog order={order} decision={decision} onClose={() => setDecision(null)} />}
    </ModalDialog>
  );
}

interface OrderActionsProps {
  readonly decisions: readonly OrderDecision[];
  readonly onChoose: (decision: OrderDecision) => void;
}

function OrderActions({ decisions, onChoose }: OrderActionsProps) {
  const page = usePage();
  if (decisions.length === 0) return <p className="text-muted text-sm">{page.t('money.order.final')}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      {decisions.map((decision) => (
        <button
          key={decision.name}
          type="button"
          className={`btn aria-disabled:cursor-not-allowed ${decision.name === 'decline' ? 'btn-quiet' : 'btn-danger'}`}
          aria-disabled={decision.isOff}
          aria-describedby={decision.isOff ? WAITING_NOTE_ID : undefined}
          onClick={() => decision.isOff || onChoose(decision)}
        >
          {page.t(`money.decide.${decision.name}`)}
        </button>
      ))}
    </div>
  );
}
