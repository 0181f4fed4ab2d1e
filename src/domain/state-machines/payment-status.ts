import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { already, refuse, type StateMachine, type Step, to } from './state-machine.ts';

const { paid, pending, refunded, chargeable, cancelling, cancelled, rejected, rejectedCancelled, refundInProgress } =
  PAYMENT_STATUS;

type PaymentMoves = Readonly<Record<PaymentStatus, readonly PaymentStatus[]>>;

/** Every move there is (decisions.md, "Money"). */
const ALL_MOVES: PaymentMoves = {
  [paid]: [refundInProgress, refunded],
  [pending]: [paid, chargeable, cancelling, cancelled, rejected],
  [refunded]: [],
  [chargeable]: [paid, cancelled],
  [cancelling]: [cancelled, paid],
  [cancelled]: [],
  [rejected]: [rejectedCancelled],
  [rejectedCancelled]: [],
  [refundInProgress]: [refunded, paid],
};

/** A player cancels only what is pending. */
const MOVES_OF_PLAYER: PaymentMoves = { ...forEachStatus(() => []), [pending]: [cancelling, cancelled] };

/**
 * The action is the status to reach; the one it has already is reached without effect, all others are `parameterError`.
 */
function machineOf(moves: PaymentMoves): StateMachine<PaymentStatus, PaymentStatus> {
  const stepOf = (from: PaymentStatus, target: PaymentStatus): Step<PaymentStatus> => {
    if (target === from) return already;
    return moves[from].includes(target) ? to(target) : refuse(ERROR.parameterError);
  };
  return {
    initial: pending,
    actions: Object.values(PAYMENT_STATUS),
    steps: forEachStatus((from) => forEachStatus((target) => stepOf(from, target))),
  };
}

function forEachStatus<Value>(make: (status: PaymentStatus) => Value): Record<PaymentStatus, Value> {
  return {
    [paid]: make(paid),
    [pending]: make(pending),
    [refunded]: make(refunded),
    [chargeable]: make(chargeable),
    [cancelling]: make(cancelling),
    [cancelled]: make(cancelled),
    [rejected]: make(rejected),
    [rejectedCancelled]: make(rejectedCancelled),
    [refundInProgress]: make(refundInProgress),
  };
}

/** Where a payment stands, for providers and operators. What a refund needs besides stands in `refund-payment.ts`. */
export const paymentStatus = machineOf(ALL_MOVES);

/** The same for the player whose payment it is. */
export const playerPaymentStatus = machineOf(MOVES_OF_PLAYER);
