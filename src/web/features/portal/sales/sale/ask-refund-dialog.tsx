import { requestSaleRefund } from '#contract/sales/endpoints.ts';
import type { Sale } from '#contract/sales/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useReasonForm } from '#web/kit/dialog/use-reason-form.ts';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { SALE_REFUND_ID } from './sale-refund.tsx';

interface AskRefundDialogProps {
  readonly sale: Sale;
  /** Receives the sale with the request, as the list may no longer contain it. */
  readonly onAsked: (sale: Sale) => void;
  readonly onClose: () => void;
}

/** Asks the operators to refund the star coins of an order; the reason is shown to the operators and the player. */
export function AskRefundDialog({ sale, onAsked, onClose }: AskRefundDialogProps) {
  const page = usePage();
  const { orderId, productName, productId, amount, currency } = sale;
  const form = useReasonForm({
    call: async (reason) => onAsked(await page.call(requestSaleRefund, { orderId, reason, lang: page.state.locale })),
    done: page.t('sales.refund.sent'),
    focusAfter: SALE_REFUND_ID,
    onClose,
  });
  return (
    <FormDialog
      title={page.t('words.askForARefundOf', { product: productName || productId })}
      confirm={page.t('words.sendTheRequest')}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">
        {page.t('sales.refund.text', { amount: formatAmount(amount, currency, page.state.locale) })}
      </p>
      <TextArea
        {...form.fieldOf('reason')}
        label={page.t('words.reason')}
        hint={page.t('sales.refund.reason.hint', { max: LIMITS.reasonLength })}
        maxLength={LIMITS.reasonLength}
      />
    </FormDialog>
  );
}
