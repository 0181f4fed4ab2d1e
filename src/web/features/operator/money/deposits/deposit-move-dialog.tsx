import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { OperatorDeposit } from '#contract/deposit/entities.ts';
import { setDepositStatus } from '#contract/deposit/operator-endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import type { FormErrors } from '#web/kit/form/form-errors.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { type Page, usePage } from '../../../../app/use-page.ts';
import { FormDialog } from '../form-dialog.tsx';
import { ReasonField } from '../reason-field.tsx';
import { type DepositMove, findWaitingRefund } from './deposit-moves.ts';
import { RefundAmount } from './refund-amount.tsx';
import { leftOf, readRefund } from './refund-left.ts';

interface DepositMoveDialogProps {
  readonly deposit: OperatorDeposit;
  readonly move: DepositMove;
  readonly onClose: () => void;
}

/** The moves that wait for another operator from an amount on; `ask` always does, and says so. */
const SECOND_PERSON: ReadonlySet<DepositMove['name']> = new Set(['refund', 'credit', 'capture']);

type MoveField = 'amount' | 'reason';

/** Asks once before a top-up is moved, says what follows from it, and keeps the reason. */
export function DepositMoveDialog({ deposit, move: { name, target }, onClose }: DepositMoveDialogProps) {
  const page = usePage();
  const router = useRouter();
  // The same intent however often it is sent: a second tap, or another try after a lost answer, pays nothing twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const isRefund = name === 'refund' || name === 'ask' || name === 'confirm';
  const waiting = findWaitingRefund(deposit);
  const form = useForm({
    initial: { amount: String(waiting?.amount ?? leftOf(deposit)), reason: '' },
    check: ({ amount, reason }) => ({
      ...(isRefund && readRefund(deposit, amount) === undefined ? { amount: page.t('money.refund.wrongAmount') } : {}),
      ...checkReason(page, reason),
    }),
    send: async ({ amount, reason }) => {
      const asked = { orderId: deposit.orderId, paymentStatus: target, reason: reason.trim() };
      const input = isRefund ? { ...asked, amount: readRefund(deposit, amount) } : asked;
      const reply = await page.call(setDepositStatus, input, { idempotencyKey });
      await router.invalidate();
      flushSync(onClose);
      tellOutcome(page, { deposit, target }, reply);
    },
  });
  return (
    <FormDialog
      title={page.t(`money.move.${name}.title`, { id: deposit.orderId })}
      confirm={page.t(`money.move.${name}`)}
      isDanger={isRefund}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{page.t(`money.move.${name}.text`)}</p>
      {isRefund && <RefundAmount deposit={deposit} field={form.fieldOf('amount')} isFixed={waiting !== undefined} />}
      {SECOND_PERSON.has(name) && (
        <p className="text-muted text-sm">
          {page.t(name === 'refund' ? 'money.refund.secondPerson' : 'money.credit.secondPerson')}
        </p>
      )}
      <ReasonField {...form.fieldOf('reason')} />
    </FormDialog>
  );
}

function checkReason(page: Page, reason: string): FormErrors<MoveField> {
  return reason.trim() === '' ? { reason: page.t('field.required') } : {};
}

/** What has become of the top-up, which is not always what was asked for. */
function tellOutcome(
  page: Page,
  { deposit, target }: { readonly deposit: OperatorDeposit; readonly target: PaymentStatus },
  reply: ReplyOf<typeof setDepositStatus>,
): void {
  const { orderId: id, currency } = deposit;
  const { refundedAmount, paymentStatus } = reply;
  if (refundedAmount > deposit.refundedAmount) {
    // All refunds so far, less those before.
    const back = leftOf({ amount: refundedAmount, refundedAmount: deposit.refundedAmount, currency });
    const amount = formatAmount(back, currency, page.state.locale);
    toasts.show('success', page.t('money.refund.done', { id, amount }));
    return;
  }
  if (paymentStatus === PAYMENT_STATUS.refundInProgress) toasts.show('info', page.t('money.refund.waits', { id }));
  else if (paymentStatus !== target) toasts.show('info', page.t('money.credit.waits', { id }));
  else toasts.show('success', page.t('money.move.done', { id }));
}
