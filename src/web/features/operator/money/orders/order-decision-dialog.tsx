import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { OperatorOrder } from '#contract/order/entities.ts';
import { declineOrderRefund, refundOrder } from '#contract/order/operator-endpoints.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../../../app/use-page.ts';
import { FormDialog } from '../form-dialog.tsx';
import { Notice } from '../notice.tsx';
import { ReasonField } from '../reason-field.tsx';
import type { OrderDecision } from './order-decisions.ts';

interface OrderDecisionDialogProps {
  readonly order: OperatorOrder;
  readonly decision: OrderDecision;
  readonly onClose: () => void;
}

/** Asks once before an order is refunded or left paid, with the reason that the player reads. */
export function OrderDecisionDialog({ order, decision: { name }, onClose }: OrderDecisionDialogProps) {
  const page = usePage();
  const router = useRouter();
  // The same intent however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { orderId } = order;
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: page.t('field.required') } : {}),
    send: async ({ reason }) => {
      const endpoint = name === 'decline' ? declineOrderRefund : refundOrder;
      const { paymentStatus } = await page.call(endpoint, { orderId, reason: reason.trim() }, { idempotencyKey });
      await router.invalidate();
      flushSync(onClose);
      const isWaiting = paymentStatus === PAYMENT_STATUS.refundInProgress;
      toasts.show(
        isWaiting ? 'info' : 'success',
        page.t(isWaiting ? 'money.refund.waits' : `money.decide.${name}.done`, { id: orderId }),
      );
    },
  });
  return (
    <FormDialog
      title={page.t(`money.decide.${name}.title`, { id: orderId })}
      confirm={page.t(`money.decide.${name}`)}
      isDanger={name !== 'decline'}
      isBusy={form.isBusy}
      onSubmit={form.submit}
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
  /** Nobody has called for it yet. */
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
