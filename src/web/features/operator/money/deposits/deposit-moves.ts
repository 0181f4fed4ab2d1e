import type { DepositRefund, OperatorDeposit } from '#contract/deposit/entities.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { paymentStatus as machine } from '#domain/state-machines/payment-status.ts';
import { possibleActions } from '#domain/state-machines/state-machine.ts';

const { paid, refunded, chargeable, cancelling, cancelled, rejected, rejectedCancelled, refundInProgress } =
  PAYMENT_STATUS;

/** The moves of a payment, as operators see them. */
export type DepositMoveName =
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
