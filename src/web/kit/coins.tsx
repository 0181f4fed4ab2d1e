import type { CurrencyCode } from '#contract/values/limits.ts';
import { usualCurrency } from '#domain/money/usual-currency.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatAmount, formatCoins, formatStarCoins } from '#web/ui/text/format-amount.ts';

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

/**
 * A price: `30 ★`. In another currency than the usual one of the language, star coins are worth something else, so it says
 * what they cost as well: `270 ★ (NT$270)`.
 */
export function Price({ amount, currency, className = '' }: CoinsProps) {
  const { locale } = usePage().state;
  const coins = <Coins amount={amount} currency={currency} className={className} />;
  if (currency === usualCurrency(locale)) return coins;
  return (
    <>
      {coins} <span className="whitespace-nowrap tabular-nums">{`(${formatAmount(amount, currency, locale)})`}</span>
    </>
  );
}
