import type { OperatorOrder } from '#contract/order/entities.ts';
import { declineOrderRefund, refundOrder } from '#contract/order/operator-endpoints.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useReasonForm } from '#web/kit/dialog/use-reason-form.ts';
import { useCallOnce } from '#web/kit/form/use-call-once.ts';
import { Notice } from '#web/kit/state/notice.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { ReasonField } from '../reason-field.tsx';
import type { OrderDecision } from './order-decisions.ts';

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
