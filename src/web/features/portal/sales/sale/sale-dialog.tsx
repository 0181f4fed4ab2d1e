import { useEffect, useRef } from 'react';
import type { Sale } from '#contract/sales/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { SaleChips } from './sale-chips.tsx';
import { SaleFacts } from './sale-facts.tsx';
import { SALE_REFUND_ID, SaleRefund } from './sale-refund.tsx';

interface SaleDialogProps {
  readonly sale: Sale;
  readonly onAskRefund: () => void;
  readonly onClose: () => void;
}

/** The details of a sale, its refund and a form to request one. */
export function SaleDialog({ sale, onAskRefund, onClose }: SaleDialogProps) {
  const page = usePage();
  const isAskedFor = sale.refundRequest !== null;
  const wasAskedFor = useRef(isAskedFor);
  // The focused button disappears once the request is made; the updated sale may arrive only after the refund dialog
  // has closed.
  useEffect(() => {
    if (isAskedFor && !wasAskedFor.current) document.getElementById(SALE_REFUND_ID)?.focus();
    wasAskedFor.current = isAskedFor;
  }, [isAskedFor]);
  return (
    <ModalDialog title={page.t('sales.sale')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <SaleChips sale={sale} />
        {sale.refundRequest !== null && <SaleRefund request={sale.refundRequest} />}
        <SaleFacts sale={sale} />
        {canAskRefund(sale) && (
          <div className="flex flex-col gap-3">
            <p className="text-muted text-sm">{page.t('sales.refund.lead')}</p>
            <button type="button" className="btn btn-quiet self-start" onClick={onAskRefund}>
              {page.t('words.askForARefund')}
            </button>
          </div>
        )}
      </div>
    </ModalDialog>
  );
}

/** Free orders cannot be refunded, and a refund can be requested only once. */
function canAskRefund({ paymentStatus, amount, refundRequest }: Sale): boolean {
  return paymentStatus === PAYMENT_STATUS.paid && amount > 0 && refundRequest === null;
}
