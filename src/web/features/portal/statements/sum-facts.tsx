import type { StatementSum } from '#contract/sales/entities.ts';
import { currencyName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/amount.tsx';

interface SumFactsProps {
  readonly sum: StatementSum;
  readonly feePercent: number;
}

/** The totals of a month in one currency, from sales to the payout. */
export function SumFacts({ sum, feePercent }: SumFactsProps) {
  const page = usePage();
  const { currency, count, amount, refundCount, refundedAmount, fee, payout } = sum;
  const rows = [
    [page.t('statements.sold', { count }), amount],
    [page.t('statements.refunded', { count: refundCount }), -refundedAmount],
    [page.t('statements.fee', { percent: feePercent }), -fee],
  ] as const;
  return (
    <div className="text-sm">
      <h3 className="mb-2 font-sans text-sm font-bold">
        {currency} <span className="text-muted font-normal">{currencyName(page.translator, currency)}</span>
      </h3>
      <dl className="flex flex-col gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd>
              <Amount amount={value} currency={currency} />
            </dd>
          </div>
        ))}
        <div className="border-line flex justify-between gap-4 border-t pt-1.5 text-base font-bold">
          <dt>{page.t('statements.payout')}</dt>
          <dd className={payout < 0 ? 'text-danger' : ''}>
            <Amount amount={payout} currency={currency} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
