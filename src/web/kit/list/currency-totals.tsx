import type { ReactNode } from 'react';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { currencyName } from '#i18n/name-places.ts';
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

interface CurrencyTotalsProps<Total extends { readonly currency: CurrencyCode }> {
  /** The label, if the totals are not the sums of a list. */
  readonly label?: string;
  readonly totals: readonly Total[];
  readonly countOf: (total: Total) => string;
  readonly figures: readonly { readonly label: string; readonly amountOf: (total: Total) => number }[];
}

/** The totals of a list, one card per currency: currencies are never added up. */
export function CurrencyTotals<Total extends { readonly currency: CurrencyCode }>({
  label,
  totals,
  countOf,
  figures,
}: CurrencyTotalsProps<Total>): ReactNode {
  const page = usePage();
  if (totals.length === 0) return null;
  return (
    <ul aria-label={label ?? page.t('list.totals')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {totals.map((total) => (
        <li key={total.currency} className="bg-raised flex flex-col gap-2 rounded-xl px-4 py-3 text-sm">
          <p className="flex items-baseline justify-between gap-3">
            <CurrencyName currency={total.currency} />
            <span className="text-muted text-xs">{countOf(total)}</span>
          </p>
          <dl className="flex flex-wrap gap-x-6 gap-y-1">
            {figures.map(({ label: name, amountOf }) => (
              <div key={name} className="flex flex-col">
                <dt className="text-muted text-xs">{name}</dt>
                <dd className="font-bold">
                  <Amount amount={amountOf(total)} currency={total.currency} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function CurrencyName({ currency }: { currency: CurrencyCode }) {
  const page = usePage();
  return (
    <span className="font-bold">
      {currency} <span className="text-muted font-normal">{currencyName(page.translator, currency)}</span>
    </span>
  );
}
