import type { DepositDispute } from '#contract/deposit/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';

interface DisputeTableProps {
  readonly disputes: readonly DepositDispute[];
  readonly currency: CurrencyCode;
}

/** The disputes of a top-up at the payer's bank, and what each has taken back. */
export function DisputeTable({ disputes, currency }: DisputeTableProps) {
  const page = usePage();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{page.t('money.disputes')}</h3>
      <ul className="flex flex-col">
        {disputes.map((dispute) => (
          <li key={dispute.createdAt} className="border-line flex flex-col gap-1 border-t py-3 text-sm">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <strong>
                <Amount amount={dispute.amount} currency={currency} />
              </strong>
              <StateChip state={`money.disputeState.${dispute.state}`} />
              <span className="text-muted text-xs">
                <LocalTime iso={dispute.updatedAt} />
              </span>
            </div>
            {dispute.takenAmount > 0 && (
              <p className="text-warning text-xs">
                {page.t('money.dispute.taken')} <Amount amount={dispute.takenAmount} currency={currency} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
