import type { CurrencyCode } from '#contract/values/limits.ts';
import { Coins } from '#web/kit/coins.tsx';
import { formatAmount, formatStarCoins } from '#web/ui/text/format-amount.ts';
import { usePage } from '../../app/use-page.ts';

/** The sum of all matching records of one currency. */
export interface RecordTotal {
  readonly currency: CurrencyCode;
  readonly count: number;
  readonly amount: number;
  readonly points: number;
  readonly refundedAmount: number;
}

interface RecordTotalsProps {
  readonly totals: readonly RecordTotal[];
  readonly kind: 'deposit' | 'order';
}

/** The totals of all matching records; currencies are never added up. */
export function RecordTotals({ totals, kind }: RecordTotalsProps) {
  const page = usePage();
  if (totals.length === 0) return null;
  return (
    <section aria-label={page.t('records.totals')}>
      <ul className="grid gap-3 @min-[520px]:grid-cols-2 @min-[860px]:grid-cols-4">
        {totals.map((total) => (
          <li key={total.currency} className="bg-raised rounded-xl px-4 py-3">
            <Total total={total} kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Total({ total: { currency, count, amount, points, refundedAmount }, kind }: TotalProps) {
  const page = usePage();
  const { locale } = page.state;
  const coins = <Coins amount={points} currency={currency} />;
  return (
    <>
      <p className="text-muted flex justify-between gap-3 text-xs">
        <span className="font-bold">{currency}</span>
        <span>{page.t(`words.count.${kind}`, { count })}</span>
      </p>
      <p className="text-lg font-bold tabular-nums">
        {kind === 'deposit' ? formatAmount(amount, currency, locale) : coins}
      </p>
      <p className="text-muted text-xs">
        {kind === 'deposit' && <>→ {coins}</>}
        {refundedAmount > 0 && (
          <span className="block">
            {page.t(`records.refunded.${kind}`, {
              amount: (kind === 'deposit' ? formatAmount : formatStarCoins)(refundedAmount, currency, locale),
            })}
          </span>
        )}
      </p>
    </>
  );
}

interface TotalProps {
  readonly total: RecordTotal;
  readonly kind: 'deposit' | 'order';
}
