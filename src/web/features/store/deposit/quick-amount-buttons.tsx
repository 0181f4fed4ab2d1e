import type { DepositOption } from '#contract/deposit/entities.ts';
import { usePage } from '../../../app/use-page.ts';
import { formatAmount } from '../../../ui/format-amount.ts';
import { quickAmounts } from './quick-amounts.ts';

interface QuickAmountsProps {
  readonly option: DepositOption;
  /** What the field beside them holds. */
  readonly value: string;
  readonly onChange: (amount: string) => void;
}

/** Fill the amount with one tap. */
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
            className="chip aria-pressed:border-gold-text aria-pressed:text-gold-text font-bold tabular-nums"
          >
            {formatAmount(amount, option.currency, page.state.locale)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
