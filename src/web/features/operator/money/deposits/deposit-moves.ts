import type { DepositRefund, OperatorDeposit } from '#contract/deposit/entities.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/states.ts';
import { paymentStatus as machine } from '#domain/state-machines/payment-status.ts';
import { possibleActions } from '#domain/state-machines/state-machine.ts';

const { paid, refunded, chargeable, cancelling, cancelled, rejected, rejectedCancelled, refundInProgress } =
  PAYMENT_STATUS;

/** What operators call the moves of a payment. */
export type DepositMoveName =
  | 'credit'
  | 'capture'
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
  /** The status that is asked for. */
  readonly target: PaymentStatus;
  /** The refund waits for another person than the one who asks. */
  readonly isOff: boolean;
}

/** The refund that waits for a second operator. */
export function findWaitingRefund({ paymentStatus, refunds }: OperatorDeposit): DepositRefund | undefined {
  return paymentStatus === refundInProgress ? refunds.find(({ state }) => state === 'waiting') : undefined;
}

/** What an operator can do about a top-up, as it stands. */
export function findDepositMoves(deposit: OperatorDeposit, operatorId: number | undefined): readonly DepositMove[] {
  const waiting = findWaitingRefund(deposit);
  return possibleActions(machine, deposit.paymentStatus).flatMap((target) => {
    const name = nameMove(deposit.paymentStatus, target, waiting !== undefined);
    return name === undefined
      ? []
      : [{ name, target, isOff: name === 'confirm' && waiting?.operatorId === operatorId }];
  });
}

function nameMove(from: PaymentStatus, target: PaymentStatus, isWaiting: boolean): DepositMoveName | undefined {
  if (target === paid && from === refundInProgress) return 'giveUp';
  if (target === paid) return from === chargeable ? 'capture' : 'credit';
  if (target === refunded) return isWaiting ? 'confirm' : 'refund';
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
