import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { requestSaleRefund } from '#contract/sales/endpoints.ts';
import type { Sale } from '#contract/sales/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { SALE_REFUND_ID } from './sale-refund.tsx';

interface AskRefundDialogProps {
  readonly sale: Sale;
  /** Takes the sale with the request: the list may no longer have it. */
  readonly onAsked: (sale: Sale) => void;
  readonly onClose: () => void;
}

/** Asks the operators to give a player the star coins of an order back, with the reason that they and the player read. */
export function AskRefundDialog({ sale, onAsked, onClose }: AskRefundDialogProps) {
  const page = usePage();
  const router = useRouter();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { orderId, productName, productId, amount, currency } = sale;
  const { isBusy, start } = useAction(async () => {
    const text = reason.trim();
    if (text === '') {
      flushSync(() => setMissing(true));
      document.querySelector<HTMLElement>('#field-reason')?.focus();
      return;
    }
    onAsked(await page.call(requestSaleRefund, { orderId, reason: text, lang: page.state.locale }));
    await router.invalidate();
    flushSync(onClose);
    document.getElementById(SALE_REFUND_ID)?.focus();
    toasts.show('success', page.t('sales.refund.sent'));
  });
  return (
    <ConfirmDialog
      title={page.t('sales.refund.title', { product: productName || productId })}
      confirm={page.t('sales.refund.send')}
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      <p>{page.t('sales.refund.text', { amount: formatAmount(amount, currency, page.state.locale) })}</p>
      <div className="text-ink mt-4">
        <TextArea
          name="reason"
          label={page.t('sales.refund.reason')}
          hint={page.t('sales.refund.reason.hint', { max: LIMITS.reasonLength })}
          error={isMissing ? page.t('sales.refund.reason.missing') : ''}
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
