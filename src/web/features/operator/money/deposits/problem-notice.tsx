import { useState } from 'react';
import type { DepositDispute, DepositProblem } from '#contract/deposit/entities.ts';
import { settleDepositProblem } from '#contract/deposit/operator-endpoints.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { useCallOnce } from '#web/kit/form/use-call-once.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReasonField } from '../reason-field.tsx';

interface ProblemNoticeProps {
  readonly orderId: string;
  readonly problem: DepositProblem;
}

/** Explains a problem with a payment and its remedy, with a button to mark it as resolved. */
export function ProblemNotice({ orderId, problem }: ProblemNoticeProps) {
  const page = usePage();
  const [isSettling, setSettling] = useState(false);
  return (
    <Notice look="warning">
      <strong>{page.t(`money.problem.${problem}`)}</strong>
      <span>{page.t(`money.problem.${problem}.text`)}</span>
      <Button className="mt-2 self-start" onClick={() => setSettling(true)}>
        {page.t('money.settle')}
      </Button>
      {isSettling && <SettleDialog orderId={orderId} onClose={() => setSettling(false)} />}
    </Notice>
  );
}

interface SettleDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Marks a problem as resolved manually, with a note on how. */
export function SettleDialog({ orderId, onClose }: SettleDialogProps) {
  const page = usePage();
  const callOnce = useCallOnce();
  const form = useReasonForm({
    call: (reason) => callOnce(settleDepositProblem, { orderId, reason }),
    done: page.t('money.settle.done', { id: orderId }),
    onClose,
  });
  return (
    <FormDialog
      title={page.t('money.settle.title', { id: orderId })}
      confirm={page.t('money.settle')}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{page.t('money.settle.text')}</p>
      <ReasonField {...form.fieldOf('reason')} />
    </FormDialog>
  );
}

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
