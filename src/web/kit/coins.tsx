import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatCoins, formatStarCoins } from '#web/ui/text/format-amount.ts';

interface CoinsProps {
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly className?: string;
}

/** A number of star coins, `30 ★`; screen readers hear "30 star coins". */
export function Coins({ amount, currency, className = '' }: CoinsProps) {
  const page = usePage();
  const { locale } = page.state;
  const name = page.t('price.coins', { count: amount, amount: formatCoins(amount, currency, locale) });
  return (
    <span role="img" aria-label={name} className={`whitespace-nowrap tabular-nums ${className}`}>
      {formatStarCoins(amount, currency, locale)}
    </span>
  );
}
