import type { DepositOption } from '#contract/deposit/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { currencySymbol } from '#domain/money/currencies.ts';
import { usePage } from '#web/app/use-page.ts';

interface CurrencyChoiceProps {
  readonly options: readonly DepositOption[];
  readonly value: CurrencyCode;
  readonly onChange: (currency: CurrencyCode) => void;
}

/** The currency to pay in, which is also that of the star coins. */
export function CurrencyChoice({ options, value, onChange }: CurrencyChoiceProps) {
  const page = usePage();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-bold">{page.t('words.currency')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ currency, methods }) => (
          <label
            key={currency}
            className="chip has-disabled:opacity-50 has-focus-visible:outline-accent relative cursor-pointer gap-2 font-bold has-focus-visible:outline-3"
          >
            <input
              type="radio"
              // Not "currency": sent before the page is ready, the form would filter the list below it.
              name="topUpCurrency"
              value={currency}
              checked={currency === value}
              disabled={methods.length === 0}
              onChange={() => onChange(currency)}
              className="accent-accent"
            />
            {currency}
            <span className="text-muted font-normal">{currencySymbol(currency)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
