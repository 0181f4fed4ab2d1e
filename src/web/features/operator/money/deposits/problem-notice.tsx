import { useState } from 'react';
import type { DepositProblem } from '#contract/deposit/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Notice } from '#web/kit/state/notice.tsx';
import { SettleDialog } from './settle-dialog.tsx';

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
      <button type="button" className="btn btn-quiet mt-2 self-start" onClick={() => setSettling(true)}>
        {page.t('money.settle')}
      </button>
      {isSettling && <SettleDialog orderId={orderId} onClose={() => setSettling(false)} />}
    </Notice>
  );
}
