import { CircleCheck, CircleSlash, Clock, type LucideIcon, RotateCcw, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cancelDeposit } from '#contract/deposit/endpoints.ts';
import type { PayableDeposit } from '#contract/deposit/entities.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { isPartlyRefunded } from '#domain/money/partly-refunded.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { useCallOnce } from '#web/kit/form/use-call-once.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { StarCoin } from '#web/ui/star-coin.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { formatAmount, formatCoins } from '#web/ui/text/format-amount.ts';
import { type PurchasePlace, purchasePath, readPurchase } from './purchase-place.ts';
import { topUpQuery } from './top-up-prefill.ts';

/** How long a payment counts as new. */
const NEWS_MS = 5 * 60 * 1000;

const LOOKS = {
  [PAYMENT_STATUS.paid]: { Icon: CircleCheck, colour: 'text-success' },
  [PAYMENT_STATUS.pending]: { Icon: Clock, colour: 'text-info' },
  [PAYMENT_STATUS.refunded]: { Icon: RotateCcw, colour: 'text-muted' },
  [PAYMENT_STATUS.chargeable]: { Icon: ShieldCheck, colour: 'text-info' },
  [PAYMENT_STATUS.cancelling]: { Icon: Clock, colour: 'text-warning' },
  [PAYMENT_STATUS.cancelled]: { Icon: CircleSlash, colour: 'text-muted' },
  [PAYMENT_STATUS.rejected]: { Icon: TriangleAlert, colour: 'text-danger' },
  [PAYMENT_STATUS.rejectedCancelled]: { Icon: TriangleAlert, colour: 'text-danger' },
  [PAYMENT_STATUS.refundInProgress]: { Icon: RotateCcw, colour: 'text-warning' },
} as const satisfies Record<PaymentStatus, { Icon: LucideIcon; colour: string }>;

/** The state of a top-up, announced on change, and the next step. */
export function DepositState({ deposit }: { deposit: PayableDeposit }) {
  const page = usePage();
  const { paymentStatus, storeCode, points, currency, amount, refundedAmount } = deposit;
  const { locale } = page.state;
  const isPartly = isPartlyRefunded(paymentStatus, refundedAmount);
  const { Icon, colour } = LOOKS[paymentStatus];
  const isPaid = paymentStatus === PAYMENT_STATUS.paid && !isPartly;
  const hasCode = paymentStatus === PAYMENT_STATUS.pending && storeCode !== null;
  const words = {
    coins: page.t('price.coins', { count: points, amount: formatCoins(points, currency, locale) }),
    amount: formatAmount(amount, currency, locale),
    refunded: formatAmount(refundedAmount, currency, locale),
  };
  const key = isPartly ? 'partly' : hasCode ? 'code' : paymentStatus;
  return (
    <section className="card flex flex-col items-center gap-5 p-6 text-center sm:p-8 print:hidden">
      {isPaid ? <PaidCoin paidAt={deposit.paidAt} /> : <Icon size={52} aria-hidden className={colour} />}
      <div role="status" className="flex flex-col gap-2">
        <p className="text-lg font-bold text-balance">{page.t(titleOf(key), words)}</p>
        <p className="text-muted mx-auto max-w-lg text-balance">{page.t(`depositState.${key}.text`, words)}</p>
      </div>
      {hasCode && <StoreCode deposit={deposit} code={storeCode} />}
      <DepositActions deposit={deposit} />
    </section>
  );
}

function titleOf(key: PaymentStatus | 'partly' | 'code') {
  if (key === 'partly') return 'paymentStatus.partlyRefunded';
  if (key === PAYMENT_STATUS.refunded || key === PAYMENT_STATUS.cancelled || key === PAYMENT_STATUS.refundInProgress)
    return `paymentStatus.${key}` as const;
  return `depositState.${key}.title` as const;
}

/** The coin of a paid top-up; a new one glows twice, unless reduced motion is set. */
function PaidCoin({ paidAt }: { paidAt: string | null }) {
  const [isNews, setNews] = useState(false);
  useEffect(() => setNews(paidAt !== null && Date.now() - Date.parse(paidAt) < NEWS_MS), [paidAt]);
  return (
    <span className="relative grid place-items-center">
      {isNews && (
        <span
          aria-hidden
          className="bg-gold motion-safe:animate-ping absolute inset-1 rounded-full opacity-0 [animation-iteration-count:2] motion-safe:opacity-40 motion-safe:[animation-fill-mode:forwards]"
        />
      )}
      <StarCoin size={64} className="relative" />
    </span>
  );
}

/** Name of the shop's kiosk, where the code is entered. */
const KIOSKS: Readonly<Partial<Record<PaymentMethod, string>>> = {
  familymart: 'FamiPort',
  hilife: 'Life-ET',
  okmart: 'OK-go',
};

const STEPS = ['go', 'type', 'pay'] as const;

/** The payment code for a convenience store, large enough to read from a phone, with instructions. */
function StoreCode({ deposit, code }: { deposit: PayableDeposit; code: string }) {
  const page = usePage();
  const { paymentMethod, amount, currency, expiresAt } = deposit;
  const until = useLocalTime(expiresAt ?? deposit.createdAt);
  const values = {
    store: page.t(`paymentMethod.${paymentMethod}`),
    kiosk: KIOSKS[paymentMethod] ?? '',
    amount: formatAmount(amount, currency, page.state.locale),
  };
  return (
    <div className="bg-raised flex w-full max-w-lg flex-col items-center gap-4 rounded-2xl p-5">
      <p className="text-muted text-sm">{page.t('words.paymentCode')}</p>
      <p className="font-mono text-lg font-bold tracking-wider wrap-anywhere sm:text-2xl sm:tracking-widest">{code}</p>
      <CopyButton text={code} label={page.t('storeCode.copy')} done={page.t('words.copied')} isWide />
      {expiresAt !== null && <p className="text-sm">{page.t('storeCode.until', { until })}</p>}
      <ol className="text-muted flex list-decimal flex-col gap-1 ps-5 text-start text-sm">
        {STEPS.map((step) => (
          <li key={step}>{page.t(`storeCode.${step}`, values)}</li>
        ))}
      </ol>
    </div>
  );
}

/** The actions for the current state of a top-up. */
function DepositActions({ deposit }: { deposit: PayableDeposit }) {
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

/** States that a provider or a timeout will change soon. */
const MOVING: readonly PaymentStatus[] = [PAYMENT_STATUS.pending, PAYMENT_STATUS.chargeable, PAYMENT_STATUS.cancelling];

/** Final states without payment. */
const FAILED: readonly PaymentStatus[] = [
  PAYMENT_STATUS.cancelled,
  PAYMENT_STATUS.rejected,
  PAYMENT_STATUS.rejectedCancelled,
];

/** Whether a top-up should be polled. */
export function isMoving(status: PaymentStatus): boolean {
  return MOVING.includes(status);
}

/** Whether a top-up has failed and can be tried again. */
function isFailed(status: PaymentStatus): boolean {
  return FAILED.includes(status);
}
