import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { already, refuse, type StateMachine, type Step, to } from './state-machine.ts';

const { paid, pending, refunded, chargeable, cancelling, cancelled, rejected, rejectedCancelled, refundInProgress } =
  PAYMENT_STATUS;

type PaymentMoves = Readonly<Record<PaymentStatus, readonly PaymentStatus[]>>;

/** Every transition (decisions.md, "Money"). */
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

/** Players may only cancel pending payments. */
const MOVES_OF_PLAYER: PaymentMoves = { ...forEachStatus(() => []), [pending]: [cancelling, cancelled] };

/** The action is the target status; the current one is a no-op, all others are `parameterError`. */
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

/** A payment's status, as providers and operators change it. `refund-payment.ts` has the further rules for refunds. */
export const paymentStatus = machineOf(ALL_MOVES);

/** A payment's status, as its player may change it. */
export const playerPaymentStatus = machineOf(MOVES_OF_PLAYER);
