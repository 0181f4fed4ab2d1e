import type { DepositRefund, OperatorDeposit } from '#contract/deposit/entities.ts';
import type { LedgerAccountState } from '#contract/ledger/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { amountOf, postTopUpRefund } from '#domain/ledger/postings.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import { paymentStatus as machine } from '#domain/state-machines/payment-status.ts';
import { possibleActions } from '#domain/state-machines/state-machine.ts';

const { paid, refunded, chargeable, cancelling, cancelled, rejected, rejectedCancelled, refundInProgress } =
  PAYMENT_STATUS;

/** The moves of a payment, as operators see them. */
type DepositMoveName =
  | 'credit'
  | 'capture'
  | 'confirmCredit'
  | 'giveUp'
  | 'refund'
  | 'ask'
  | 'confirm'
  | 'authorise'
  | 'beginCancel'
  | 'cancel'
  | 'reject'
  | 'closeRejected';

export interface DepositMove {
  readonly name: DepositMoveName;
  /** The requested status. */
  readonly target: PaymentStatus;
  /** Disabled: a different operator has to confirm it. */
  readonly isOff: boolean;
}

/** The refund that awaits a second operator. */
export function findWaitingRefund({ paymentStatus, refunds }: OperatorDeposit): DepositRefund | undefined {
  return paymentStatus === refundInProgress ? refunds.find(({ state }) => state === 'waiting') : undefined;
}

/** The moves available for a top-up in its current state. */
export function findDepositMoves(deposit: OperatorDeposit, operatorId: number | undefined): readonly DepositMove[] {
  const waiting = findWaitingRefund(deposit);
  return possibleActions(machine, deposit.paymentStatus).flatMap((target) => {
    const name = nameMove(deposit, target);
    if (name === undefined) return [];
    const firstId = FIRST.get(name)?.(deposit, waiting);
    return [{ name, target, isOff: firstId !== undefined && firstId === operatorId }];
  });
}

/** The operator who requested the refund or credit that a move confirms. */
const FIRST: ReadonlyMap<
  DepositMoveName,
  (deposit: OperatorDeposit, waiting: DepositRefund | undefined) => number | null | undefined
> = new Map([
  ['confirm', (_, waiting) => waiting?.operatorId],
  ['confirmCredit', ({ credit }) => credit?.operatorId],
]);

function nameMove(deposit: OperatorDeposit, target: PaymentStatus): DepositMoveName | undefined {
  const { paymentStatus: from, credit } = deposit;
  if (target === paid && from === refundInProgress) return 'giveUp';
  if (target === paid && credit !== null) return 'confirmCredit';
  if (target === paid) return from === chargeable ? 'capture' : 'credit';
  if (target === refunded) return findWaitingRefund(deposit) === undefined ? 'refund' : 'confirm';
  return NAMES.get(target);
}

const NAMES: ReadonlyMap<PaymentStatus, DepositMoveName> = new Map([
  [chargeable, 'authorise'],
  [cancelling, 'beginCancel'],
  [cancelled, 'cancel'],
  [rejected, 'reject'],
  [rejectedCancelled, 'closeRejected'],
  [refundInProgress, 'ask'],
]);

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

type Refunded = Pick<OperatorDeposit, 'amount' | 'refundedAmount' | 'currency'>;

/** The amount not yet refunded, exact, in major units. */
export function leftOf({ amount, refundedAmount, currency }: Refunded): number {
  return toMajor((toMinor(amount, currency) ?? 0) - (toMinor(refundedAmount, currency) ?? 0), currency);
}

/** Parses a refund amount in major units; undefined if it is invalid or exceeds what is left. */
export function readRefund(deposit: Refunded, text: string): number | undefined {
  const { currency } = deposit;
  const minor = toMinor(text.trim(), currency);
  if (minor === undefined || minor <= 0) return undefined;
  const amount = toMajor(minor, currency);
  return amount <= leftOf(deposit) ? amount : undefined;
}
