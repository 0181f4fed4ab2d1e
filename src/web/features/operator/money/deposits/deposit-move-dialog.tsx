import { useEffect, useState } from 'react';
import type { OperatorDeposit } from '#contract/deposit/entities.ts';
import { setDepositStatus } from '#contract/deposit/operator-endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { LedgerAccountState } from '#contract/ledger/entities.ts';
import { listLedgerAccounts } from '#contract/ledger/operator-endpoints.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import type { Message } from '#web/kit/dialog/use-mutation.ts';
import { useCallOnce } from '#web/kit/form/use-call-once.ts';
import { Notice } from '#web/kit/state/notice.tsx';
import { TextField, type TextFieldProps } from '#web/ui/field/text-field.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { ReasonField } from '../reason-field.tsx';
import { type DepositMove, findWaitingRefund, leftOf, previewRefund, readRefund } from './deposit-moves.ts';

interface DepositMoveDialogProps {
  readonly deposit: OperatorDeposit;
  readonly move: DepositMove;
  readonly onClose: () => void;
}

/** Moves that need a second operator above a threshold; `ask` always does and says so itself. */
const SECOND_PERSON: ReadonlySet<DepositMove['name']> = new Set(['refund', 'credit', 'capture']);

/** Confirms a move of a top-up, with its consequences and a reason. */
export function DepositMoveDialog({ deposit, move: { name, target }, onClose }: DepositMoveDialogProps) {
  const page = usePage();
  const callOnce = useCallOnce();
  const isRefund = name === 'refund' || name === 'ask' || name === 'confirm';
  const waiting = findWaitingRefund(deposit);
  const form = useDialogForm({
    initial: { amount: String(waiting?.amount ?? leftOf(deposit)), reason: '' },
    check: ({ amount, reason }) => ({
      amount: isRefund && readRefund(deposit, amount) === undefined ? page.t('money.refund.wrongAmount') : undefined,
      reason: reason.trim() === '' ? page.t('words.pleaseSayWhy') : undefined,
    }),
    call: ({ amount, reason }) => {
      const asked = { orderId: deposit.orderId, paymentStatus: target, reason: reason.trim() };
      const input = isRefund ? { ...asked, amount: readRefund(deposit, amount) } : asked;
      return callOnce(setDepositStatus, input);
    },
    done: (reply) => sayOutcome(page, { deposit, target }, reply),
    onClose,
  });
  return (
    <FormDialog
      title={page.t(`money.move.${name}.title`, { id: deposit.orderId })}
      confirm={page.t(`money.move.${name}`)}
      isDanger={isRefund}
      form={form}
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

/** Describes the status after the call, which may differ from the requested one. */
function sayOutcome(
  page: Page,
  { deposit, target }: { readonly deposit: OperatorDeposit; readonly target: PaymentStatus },
  { refundedAmount, paymentStatus }: ReplyOf<typeof setDepositStatus>,
): Message {
  const { orderId: id, currency } = deposit;
  if (refundedAmount > deposit.refundedAmount) {
    // The total refunded now, minus the total before.
    const back = leftOf({ amount: refundedAmount, refundedAmount: deposit.refundedAmount, currency });
    return page.t('money.refund.done', { id, amount: formatAmount(back, currency, page.state.locale) });
  }
  if (paymentStatus === PAYMENT_STATUS.refundInProgress) {
    return { type: 'info', text: page.t('money.refund.waits', { id }) };
  }
  if (paymentStatus !== target) return { type: 'info', text: page.t('money.credit.waits', { id }) };
  return page.t('money.move.done', { id });
}

interface RefundAmountProps {
  readonly deposit: OperatorDeposit;
  readonly field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  /** The amount is fixed: the second operator confirms what the first requested. */
  readonly isFixed: boolean;
}

/** The amount to refund, and what it takes from the player. */
function RefundAmount({ deposit, field, isFixed }: RefundAmountProps) {
  const page = usePage();
  const { currency } = deposit;
  const left = formatAmount(leftOf(deposit), currency, page.state.locale);
  return (
    <>
      {isFixed ? null : (
        <TextField
          {...field}
          label={page.t('money.refund.amount', { currency })}
          hint={page.t('money.refund.amount.hint', { left })}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
      <RefundConsequences deposit={deposit} amount={readRefund(deposit, field.value)} isHeld={isFixed} />
    </>
  );
}

interface RefundConsequencesProps {
  readonly deposit: OperatorDeposit;
  /** Major units; undefined for invalid input. */
  readonly amount: number | undefined;
  readonly isHeld: boolean;
}

function RefundConsequences({ deposit: { user, currency }, amount, isHeld }: RefundConsequencesProps) {
  const page = usePage();
  const accounts = useAccounts(user.id);
  if (accounts === 'loading') return <div className="skeleton min-h-[94px]" aria-hidden />;
  if (accounts === 'failed') return <Notice look="warning">{page.t('money.refund.unknown')}</Notice>;
  const preview = amount === undefined ? undefined : previewRefund({ accounts, currency, amount, isHeld });
  const say = (value: number) => formatAmount(value, currency, page.state.locale);
  return (
    <div aria-live="polite" className="min-h-[94px]">
      {preview !== undefined && (
        <Notice look={preview.owed > 0 ? 'warning' : 'info'}>
          <span>{page.t('money.refund.takes', { amount: say(preview.taken) })}</span>
          {preview.owed > 0 && <strong>{page.t('money.refund.owes', { amount: say(preview.owed) })}</strong>}
        </Notice>
      )}
    </div>
  );
}

/** The balances of a player's accounts. */
function useAccounts(userId: number): readonly LedgerAccountState[] | 'loading' | 'failed' {
  const page = usePage();
  const [accounts, setAccounts] = useState<readonly LedgerAccountState[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    const set = (found: readonly LedgerAccountState[] | 'failed') => isGone || setAccounts(found);
    page
      .call(listLedgerAccounts, { userId }, { loadingBar: false, isQuiet: true })
      .then(({ list }) => set(list))
      .catch(() => set('failed'));
    return () => {
      isGone = true;
    };
  }, [page, userId]);
  return accounts;
}
