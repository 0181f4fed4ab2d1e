import type { DepositRefund } from '#contract/deposit/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { OperatorLink } from '../operator-link.tsx';

interface RefundTableProps {
  readonly refunds: readonly DepositRefund[];
  readonly currency: CurrencyCode;
}

/** The refunds of a top-up, including failed ones. */
export function RefundTable({ refunds, currency }: RefundTableProps) {
  const page = usePage();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{page.t('money.refunds')}</h3>
      <ul className="flex flex-col">
        {refunds.map((refund) => (
          <li
            key={`${refund.createdAt} ${refund.amount}`}
            className="border-line flex flex-col gap-1 border-t py-3 text-sm"
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <strong>
                <Amount amount={refund.amount} currency={currency} />
              </strong>
              <StateChip state={`money.refundState.${refund.state}`} />
              <span className="text-muted text-xs">
                <LocalTime iso={refund.createdAt} />
              </span>
              <span className="text-xs">
                {refund.operatorId === null ? page.t('money.byProvider') : <OperatorLink id={refund.operatorId} />}
              </span>
            </div>
            {refund.owedAmount > 0 && (
              <p className="text-warning text-xs">
                {page.t('money.owedSince')} <Amount amount={refund.owedAmount} currency={currency} />
              </p>
            )}
            {refund.reason !== '' && <p className="text-muted wrap-anywhere">{refund.reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
