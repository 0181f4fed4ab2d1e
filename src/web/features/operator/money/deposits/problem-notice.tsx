import { useState } from 'react';
import type { DepositProblem } from '#contract/deposit/entities.ts';
import { settleDepositProblem } from '#contract/deposit/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { useCallOnce } from '#web/kit/form/use-call-once.ts';
import { Notice } from '#web/kit/state/notice.tsx';
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
