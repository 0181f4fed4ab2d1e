import { useEffect, useState } from 'react';
import { cancelDeposit } from '#contract/deposit/endpoints.ts';
import type { PayableDeposit } from '#contract/deposit/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { useCallOnce } from '#web/kit/form/use-call-once.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { isFailed } from './deposit-moves.ts';
import { type PurchasePlace, purchasePath, readPurchase } from './purchase-place.ts';
import { topUpQuery } from './top-up-prefill.ts';

/** The actions for the current state of a top-up. */
export function DepositActions({ deposit }: { deposit: PayableDeposit }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const { paymentStatus, paymentMethod, payUrl, amount, currency, storeCode } = deposit;
  const isPending = paymentStatus === PAYMENT_STATUS.pending;
  const again = topUpQuery({ currency, amount: String(amount), method: paymentMethod });
  return (
    <div className="flex flex-wrap justify-center gap-3 empty:hidden">
      {isPending && payUrl !== null && (
        <a className={`btn ${storeCode === null ? 'btn-gold' : 'btn-quiet'}`} href={payUrl} data-document>
          {page.t(storeCode === null ? 'records.pay' : 'receipt.payPage')}
        </a>
      )}
      {isPending && (
        <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
          {page.t('receipt.cancel')}
        </button>
      )}
      {isFailed(paymentStatus) && (
        <a className="btn btn-gold" href={page.href('/store/deposit', again)}>
          {page.t('receipt.again')}
        </a>
      )}
      {paymentStatus === PAYMENT_STATUS.paid && <NextStep />}
      {isAsking && <CancelDialog deposit={deposit} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** After a top-up: back to the purchase that it began in, else to the games. */
function NextStep() {
  const page = usePage();
  const [purchase, setPurchase] = useState<PurchasePlace | null>(null);
  // Only the browser's tab knows.
  useEffect(() => setPurchase(readPurchase()), []);
  const browse = (
    <a className={`btn ${purchase === null ? 'btn-gold' : 'btn-quiet'}`} href={page.href('/')}>
      {page.t('records.empty.browse')}
    </a>
  );
  if (purchase === null) return browse;
  return (
    <>
      <a className="btn btn-gold" href={page.href('/application/details', purchasePath(purchase))}>
        {page.t('receipt.backTo', { name: purchase.name })}
      </a>
      {browse}
    </>
  );
}

function CancelDialog({ deposit, onClose }: { deposit: PayableDeposit; onClose: () => void }) {
  const page = usePage();
  const callOnce = useCallOnce();
  const amount = formatAmount(deposit.amount, deposit.currency, page.state.locale);
  return (
    <ConfirmAction
      title={page.t('receipt.cancel.title', { amount })}
      confirm={page.t('receipt.cancel')}
      cancel={page.t('receipt.cancel.keep')}
      isDanger
      call={() => callOnce(cancelDeposit, { orderId: deposit.orderId })}
      focusAfter="content"
      onClose={onClose}
    >
      {page.t('receipt.cancel.text')}
    </ConfirmAction>
  );
}
