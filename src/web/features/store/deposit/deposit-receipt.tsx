import { useEffect, useState } from 'react';
import { getDeposit } from '#contract/deposit/endpoints.ts';
import type { Deposit, PayableDeposit } from '#contract/deposit/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { SECOND_MS } from '#domain/time/durations.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import { PaymentChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { announceBalances } from '../balance/watch-balances.ts';
import { type Fact, ReceiptFacts } from '../receipt.tsx';
import { DepositState, isMoving } from './deposit-state.tsx';
import { MethodGlyph } from './method-choice.tsx';

/** A top-up: its state and next step, then all its data. */
export function DepositReceipt({ first }: { first: PayableDeposit }) {
  const page = usePage();
  const deposit = usePolledDeposit(first);
  return (
    <>
      <DepositState deposit={deposit} />
      <ReceiptFacts facts={factsOf(page, deposit)} />
    </>
  );
}

function factsOf(page: Page, deposit: Deposit): readonly Fact[] {
  const { orderId, paymentMethod, paymentStatus, refundedAmount, currency, amount, points, createdAt } = deposit;
  const { locale } = page.state;
  return [
    { label: page.t('words.orderNumber'), value: <span className="font-mono">{orderId}</span>, copy: orderId },
    {
      label: page.t('words.status'),
      value: <PaymentChip status={paymentStatus} refundedAmount={refundedAmount} />,
    },
    {
      label: page.t('words.paymentMethod'),
      value: (
        <span className="flex items-center gap-2">
          <MethodGlyph method={paymentMethod} size={22} />
          {page.t(`paymentMethod.${paymentMethod}`)}
        </span>
      ),
    },
    { label: page.t('words.amount'), value: <b>{formatAmount(amount, currency, locale)}</b> },
    {
      label: page.t('words.starCoins'),
      value: (
        <>
          <Coins amount={points} currency={currency} /> ({currency})
        </>
      ),
    },
    { label: page.t('records.head.created'), value: <LocalTime iso={createdAt} /> },
    ...laterFacts(page, deposit),
  ];
}

/** Facts of a top-up in its later states. */
function laterFacts(page: Page, deposit: Deposit): readonly Fact[] {
  const { paidAt, expiresAt, invoiceNumber, refundedAmount, currency, paymentStatus, storeCode } = deposit;
  const facts: Fact[] = [];
  if (paidAt !== null) facts.push({ label: page.t('words.paid'), value: <LocalTime iso={paidAt} /> });
  if (expiresAt !== null && paymentStatus === PAYMENT_STATUS.pending) {
    facts.push({ label: page.t('receipt.expiresAt'), value: <LocalTime iso={expiresAt} /> });
  }
  if (storeCode !== null) {
    facts.push({
      label: page.t('words.paymentCode'),
      value: <span className="font-mono">{storeCode}</span>,
      copy: storeCode,
    });
  }
  if (refundedAmount > 0) {
    facts.push({ label: page.t('words.refunded'), value: formatAmount(refundedAmount, currency, page.state.locale) });
  }
  if (invoiceNumber !== null) {
    facts.push({ label: page.t('words.invoiceNumber'), value: invoiceNumber, copy: invoiceNumber });
  }
  return facts;
}

const UNNOTICED = { loadingBar: false, isQuiet: true } as const;

/** The current state of a top-up, polled while it may change and the page is visible. */
function usePolledDeposit(first: PayableDeposit): PayableDeposit {
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

/** Pauses between polls; the last one repeats. */
const PAUSES_MS = [2, 3, 5, 8, 13, 21, 34, 60].map((seconds) => seconds * SECOND_MS);

/** Pause after the nth poll, from 0. */
export function pauseAfter(look: number): number {
  return PAUSES_MS[look] ?? PAUSES_MS.at(-1) ?? SECOND_MS;
}

interface PollingSurroundings {
  /** Polls once; resolves with whether it may still change. A failed poll is repeated. */
  readonly look: () => Promise<boolean>;
  /** The page is hidden: polling pauses. */
  readonly isHidden: () => boolean;
  readonly setTimeout: (run: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (handle: unknown) => void;
}

interface Polling {
  /** The page is visible again: polls immediately and restarts with short pauses. */
  wake(): void;
  stop(): void;
}

/** Polls with growing pauses until nothing can change anymore. */
export function startPolling({ look, isHidden, setTimeout, clearTimeout }: PollingSurroundings): Polling {
  let looks = 0;
  let timer: unknown;
  let isOver = false;
  let isLooking = false;
  const plan = () => {
    if (isOver || isHidden()) return;
    timer = setTimeout(() => void run(), pauseAfter(looks));
  };
  const run = async () => {
    if (isOver || isLooking) return;
    isLooking = true;
    looks += 1;
    const mayChange = await look().catch(() => true);
    isLooking = false;
    if (mayChange) plan();
    else isOver = true;
  };
  plan();
  return {
    wake() {
      if (isHidden()) return;
      clearTimeout(timer);
      looks = 0;
      void run();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
