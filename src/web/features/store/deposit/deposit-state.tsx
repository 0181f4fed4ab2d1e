import { CircleCheck, CircleSlash, Clock, type LucideIcon, RotateCcw, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PayableDeposit } from '#contract/deposit/entities.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { isPartlyRefunded } from '#domain/money/partly-refunded.ts';
import { usePage } from '#web/app/use-page.ts';
import { StarCoin } from '#web/ui/star-coin.tsx';
import { formatAmount, formatCoins } from '#web/ui/text/format-amount.ts';
import { DepositActions } from './deposit-actions.tsx';
import { StoreCode } from './store-code.tsx';

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
