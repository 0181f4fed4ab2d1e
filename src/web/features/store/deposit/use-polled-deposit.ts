import { useEffect, useState } from 'react';
import { getDeposit } from '#contract/deposit/endpoints.ts';
import type { PayableDeposit } from '#contract/deposit/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { announceBalances } from '../balance/watch-balances.ts';
import { isMoving } from './deposit-moves.ts';
import { startPolling } from './polling.ts';

const UNNOTICED = { loadingBar: false, isQuiet: true } as const;

/** The current state of a top-up, polled while it may change and the page is visible. */
export function usePolledDeposit(first: PayableDeposit): PayableDeposit {
  const page = usePage();
  const [deposit, setDeposit] = useState(first);
  const { orderId, paymentStatus } = deposit;
  useEffect(() => setDeposit(first), [first]);
  const mayChange = isMoving(paymentStatus);
  useEffect(() => {
    if (!mayChange) return;
    const polling = startPolling({
      async look() {
        const seen = await page.call(getDeposit, { orderId }, UNNOTICED);
        setDeposit(seen);
        return isMoving(seen.paymentStatus);
      },
      isHidden: () => document.visibilityState === 'hidden',
      setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
      clearTimeout: (handle) => clearTimeout(Number(handle)),
    });
    document.addEventListener('visibilitychange', polling.wake);
    return () => {
      document.removeEventListener('visibilitychange', polling.wake);
      polling.stop();
    };
  }, [mayChange, orderId, page]);
  const isPaid = paymentStatus === PAYMENT_STATUS.paid;
  useEffect(() => {
    // Also if it was paid before this page opened, at the cashier: other tabs do not know yet.
    if (isPaid) void announceBalances(page);
  }, [isPaid, page]);
  return deposit;
}
