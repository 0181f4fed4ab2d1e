import { useState } from 'react';
import type { OperatorOrder, OrderRefundRequest } from '#contract/order/entities.ts';
import { declineOrderRefund, refundOrder } from '#contract/order/operator-endpoints.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { regionName } from '#i18n/name-places.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { useCallOnce } from '#web/kit/form/use-call-once.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { Facts } from '#web/kit/page/facts.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { UserLink } from '../../users/user-link.tsx';
import { History } from '../history.tsx';
import { ReasonField } from '../reason-field.tsx';
import { WAITING_NOTE_ID, WaitingCall } from '../waiting-call.tsx';
import { findOrderDecisions, type OrderDecision, OrderState } from './order-state.tsx';

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

const LOOKS = { refunded: 'success', declined: 'info' } as const;

/** The request of the player or seller, and the decision if there is one. */
function RefundRequest({ request }: { request: OrderRefundRequest }) {
  const page = usePage();
  const { by, reason, requestedAt, decision, answer, decidedAt } = request;
  return (
    <Notice look={decision === null ? 'warning' : LOOKS[decision]}>
      <strong>{page.t(by === 'seller' ? 'money.request.seller' : 'money.request.title')}</strong>
      <q>{reason}</q>
      <span className="text-muted text-xs">
        <LocalTime iso={requestedAt} />
      </span>
      {decision !== null && (
        <span>
          {page.t(`money.request.${decision}`)}
          {answer !== '' && `: ${answer}`}{' '}
          {decidedAt !== null && (
            <span className="text-muted text-xs">
              <LocalTime iso={decidedAt} />
            </span>
          )}
        </span>
      )}
    </Notice>
  );
}

/** The stored details of an order. */
function OrderFacts({ order }: { order: OperatorOrder }) {
  const page = usePage();
  const { user, currency, amount, refundedAmount, quantity, seller, exchangeId, createdAt, acknowledgedAt } = order;
  return (
    <Facts
      className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3"
      facts={{
        'userType.1': <UserLink user={user} />,
        'words.amount': <Amount amount={amount} currency={currency} />,
        'words.refunded': <Amount amount={refundedAmount} currency={currency} />,
        'words.product': (
          <>
            {order.productName || order.productId} × {quantity}
          </>
        ),
        'words.game': (
          <>
            {order.applicationName} <span className="text-muted text-xs">{order.applicationId}</span>
          </>
        ),
        'words.seller': seller,
        'words.exchangeNumber': exchangeId,
        'words.createdAt': <LocalTime iso={createdAt} />,
        'words.acknowledgedByTheGame':
          acknowledgedAt === null ? page.t('money.order.notAcknowledged') : <LocalTime iso={acknowledgedAt} />,
        'money.order.country': order.country !== null && regionName(page.translator, order.country),
      }}
    />
  );
}

interface OrderDecisionDialogProps {
  readonly order: OperatorOrder;
  readonly decision: OrderDecision;
  readonly onClose: () => void;
}

/** Confirms the refund of an order or its refusal, with a reason for the player. */
export function OrderDecisionDialog({ order, decision: { name }, onClose }: OrderDecisionDialogProps) {
  const page = usePage();
  const callOnce = useCallOnce();
  const { orderId } = order;
  const form = useReasonForm({
    call: (reason) => callOnce(name === 'decline' ? declineOrderRefund : refundOrder, { orderId, reason }),
    done: ({ paymentStatus }) =>
      paymentStatus === PAYMENT_STATUS.refundInProgress
        ? { type: 'info', text: page.t('money.refund.waits', { id: orderId }) }
        : page.t(`money.decide.${name}.done`, { id: orderId }),
    onClose,
  });
  return (
    <FormDialog
      title={page.t(`money.decide.${name}.title`, { id: orderId })}
      confirm={page.t(`money.decide.${name}`)}
      isDanger={name !== 'decline'}
      form={form}
      onClose={onClose}
    >
      {name === 'decline' ? (
        <p className="text-muted text-sm">{page.t('money.decide.decline.text')}</p>
      ) : (
        <RefundConsequences order={order} isFirst={name === 'refund'} />
      )}
      <ReasonField {...form.fieldOf('reason')} hint={page.t('money.decide.reason')} />
    </FormDialog>
  );
}

interface RefundConsequencesProps {
  readonly order: OperatorOrder;
  /** The refund has not been requested yet. */
  readonly isFirst: boolean;
}

function RefundConsequences({ order: { amount, currency, seller }, isFirst }: RefundConsequencesProps) {
  const page = usePage();
  return (
    <Notice look="info">
      <span>
        {page.t('money.decide.refund.text', { amount: formatAmount(amount, currency, page.state.locale), seller })}
      </span>
      {isFirst && <span className="text-muted">{page.t('money.refund.secondPerson')}</span>}
    </Notice>
  );
}
