import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { requestOrderRefund } from '#contract/order/endpoints.ts';
import type { Order } from '#contract/order/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';
import { HelpLink } from '../../help/help-link.tsx';
import { REFUND_ID } from './refund-state.tsx';

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Asks for the star coins of an exchange back, with the reason that operators read. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const page = usePage();
  const router = useRouter();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { isBusy, start } = useAction(async () => {
    const text = reason.trim();
    if (text === '') {
      flushSync(() => setMissing(true));
      document.querySelector<HTMLElement>('#field-reason')?.focus();
      return;
    }
    const { orderId } = order;
    await page.call(requestOrderRefund, { orderId, reason: text, lang: page.state.locale }, { idempotencyKey });
    await router.invalidate();
    flushSync(onClose);
    document.getElementById(REFUND_ID)?.focus();
    toasts.show('success', page.t('refund.sent'));
  });
  return (
    <ConfirmDialog
      title={page.t('refund.title', { product: order.productName })}
      confirm={page.t('refund.send')}
      cancel={page.t('refund.cancel')}
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      <p>{page.t('refund.text')}</p>
      <HelpLink article="players/refunds" topic={page.t('refund.ask')} />
      <div className="text-ink mt-4">
        <TextArea
          name="reason"
          label={page.t('refund.reason')}
          hint={page.t('refund.reason.hint', { max: LIMITS.reasonLength })}
          error={isMissing ? page.t('refund.reason.missing') : ''}
          maxLength={LIMITS.reasonLength}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
