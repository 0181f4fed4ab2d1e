import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';

interface AmountProps {
  /** Major units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** An amount of money or star coins that stays on one line. */
export function Amount({ amount, currency }: AmountProps) {
  const page = usePage();
  return <span className="whitespace-nowrap tabular-nums">{formatAmount(amount, currency, page.state.locale)}</span>;
}
