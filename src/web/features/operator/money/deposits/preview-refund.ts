import type { LedgerAccountState } from '#contract/ledger/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { amountOf, postTopUpRefund } from '#domain/ledger/postings.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';

interface RefundPreview {
  /** Star coins to be taken back, in major units. */
  readonly taken: number;
  /** Star coins already spent, which the player will owe. */
  readonly owed: number;
}

interface PlannedRefund {
  /** The player's accounts. */
  readonly accounts: readonly LedgerAccountState[];
  readonly currency: CurrencyCode;
  /** Major units. */
  readonly amount: number | string;
  /** The amount is already on hold for the second operator. */
  readonly isHeld: boolean;
}

/** Previews what a refund takes at the current balances; undefined if the amount is invalid. */
export function previewRefund({ accounts, currency, amount, isHeld }: PlannedRefund): RefundPreview | undefined {
  const amountMinor = toMinor(amount, currency);
  if (amountMinor === undefined || amountMinor <= 0) return undefined;
  const balanceOf = (kind: LedgerAccountState['kind']) => {
    const account = accounts.find((one) => one.kind === kind && one.currency === currency);
    return toMinor(account?.balance ?? 0, currency) ?? 0;
  };
  const wallet = { pointsMinor: balanceOf('points'), heldMinor: balanceOf('held'), owedMinor: balanceOf('owed') };
  const userId = accounts[0]?.userId ?? 0;
  const posting = postTopUpRefund({ ...wallet, userId, currency }, amountMinor, isHeld ? amountMinor : 0);
  const owedMinor = amountOf(posting, 'owed');
  return { taken: toMajor(amountMinor - owedMinor, currency), owed: toMajor(owedMinor, currency) };
}
