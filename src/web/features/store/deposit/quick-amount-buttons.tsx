import type { DepositOption } from '#contract/deposit/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';

/** Suggested amounts, in major units. */
const QUICK_AMOUNTS = {
  TWD: [150, 300, 500, 1000, 3000],
  MYR: [10, 30, 50, 100, 300],
  SGD: [5, 10, 20, 50, 100],
  EUR: [5, 10, 20, 50, 100],
} as const satisfies Record<CurrencyCode, readonly number[]>;

interface QuickAmountsProps {
  readonly option: DepositOption;
  /** The value of the amount field. */
  readonly value: string;
  readonly onChange: (amount: string) => void;
}

/** Buttons that fill in an amount. */
export function QuickAmounts({ option, value, onChange }: QuickAmountsProps) {
  const page = usePage();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-bold">{page.t('topUp.quick')}</legend>
      <div className="flex flex-wrap gap-2">
        {quickAmounts(option).map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={value === String(amount)}
            onClick={() => onChange(String(amount))}
            className="chip font-bold tabular-nums"
          >
            {formatAmount(amount, option.currency, page.state.locale)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The suggested amounts within the limits of a currency. */
function quickAmounts({ currency, minAmount, maxAmount }: DepositOption): readonly number[] {
  return QUICK_AMOUNTS[currency].filter((amount) => amount >= minAmount && amount <= maxAmount);
}
