import { requestOrderRefund } from '#contract/order/endpoints.ts';
import type { Order } from '#contract/order/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useReasonForm } from '#web/kit/dialog/use-reason-form.ts';
import { useCallOnce } from '#web/kit/form/use-call-once.ts';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { REFUND_ID } from './refund-state.tsx';

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Requests a refund of an exchange, with a reason for the operators. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
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
