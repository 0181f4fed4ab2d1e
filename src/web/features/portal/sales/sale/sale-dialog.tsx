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

/** One sale: what was bought, how its refund stands, and the way to ask for one. */
export function SaleDialog({ sale, onAskRefund, onClose }: SaleDialogProps) {
  const page = usePage();
  const isAskedFor = sale.refundRequest !== null;
  const wasAskedFor = useRef(isAskedFor);
  // The button that had the focus goes when a request is made; the list may bring it only after the question has closed.
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

/** What cost nothing has nothing to give back, and an order is asked for once. */
function canAskRefund({ paymentStatus, amount, refundRequest }: Sale): boolean {
  return paymentStatus === PAYMENT_STATUS.paid && amount > 0 && refundRequest === null;
}
