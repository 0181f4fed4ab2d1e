import { useEffect, useState } from 'react';
import type { OperatorDeposit } from '#contract/deposit/entities.ts';
import type { LedgerAccountState } from '#contract/ledger/entities.ts';
import { listLedgerAccounts } from '#contract/ledger/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { Notice } from '#web/kit/state/notice.tsx';
import { TextField, type TextFieldProps } from '#web/ui/field/text-field.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { previewRefund } from './preview-refund.ts';
import { leftOf, readRefund } from './refund-left.ts';

interface RefundAmountProps {
  readonly deposit: OperatorDeposit;
  readonly field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  /** The amount is fixed: the second operator confirms what the first requested. */
  readonly isFixed: boolean;
}

/** The amount to refund, and what it takes from the player. */
export function RefundAmount({ deposit, field, isFixed }: RefundAmountProps) {
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
