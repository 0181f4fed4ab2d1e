import { cancelDeposit as endpoint } from '#contract/deposit/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { STORE_CODE_PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { playerPaymentStatus } from '#domain/state-machines/payment-status.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import { findEarlierAnswer, runOnce } from '../../api/run-once.ts';
import { PaymentError } from '../../providers/payment/payment-provider.ts';
import type { Services } from '../../services.ts';
import { planCheck } from './ask-provider.ts';
import { type DepositRow, findDepositOf, lockDeposit } from './deposit-queries.ts';
import { moveDeposit, toKnownPayment } from './move-deposit.ts';

type CancelServices = Pick<Services, 'database' | 'payments' | 'jobs' | 'log'>;

const { pending, cancelling, cancelled } = PAYMENT_STATUS;

/**
 * How long an open provider page may still complete a canceled payment. After that the provider is queried once more.
 */
const LAST_CHANCE_MS = 30 * 60_000;

/**
 * Cancels an unpaid top-up: immediately if the provider can cancel it, otherwise as soon as it can no longer be paid.
 */
export function cancelDeposit(services: CancelServices): Handler<'cancelDeposit'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const { orderId } = request;
    const { db } = services.database;
    const call = { endpoint, request, context };
    const earlier = await findEarlierAnswer(db, call);
    if (earlier !== undefined) return earlier;
    const deposit = await findDepositOf(db, userId, orderId);
    if (deposit === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
    const target = deposit.status === pending ? await askToCancel(services, deposit) : cancelled;
    return runOnce(db, call, async (trx) => {
      const locked = (await lockDeposit(trx, orderId)) ?? deposit;
      // An earlier cancellation stands, whatever the provider reports by now.
      if (locked.status === cancelling || locked.status === cancelled) return done(locked.status);
      requireAllowed(move(playerPaymentStatus, locked.status, target));
      const at = new Date(context.clock());
      const change = target === cancelling ? { expires_at: lastChance(locked, at) } : {};
      const { jobs } = services;
      const moved = await moveDeposit({ trx, deposit: locked, jobs, at, actorUserId: userId }, target, change);
      // The scheduled poll may be hours away.
      if (target === cancelling) await planCheck({ trx, deposit: moved, jobs, at }, moved.checks + 1);
      return done(target);
    });
  };
}

function done(paymentStatus: typeof cancelling | typeof cancelled) {
  return { result: true as const, paymentStatus };
}

async function askToCancel({ payments, log }: CancelServices, deposit: DepositRow) {
  try {
    const outcome = await payments.find(deposit.provider)?.cancel(toKnownPayment(deposit));
    return outcome === 'cancelled' ? cancelled : cancelling;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ orderId: deposit.order_id, reason: error.message }, 'a payment could not be cancelled at its provider');
    return cancelling;
  }
}

/** A store code can be paid until it expires, a page only while it is open. */
function lastChance({ payment_method, expires_at }: DepositRow, at: Date): Date {
  const soon = new Date(at.getTime() + LAST_CHANCE_MS);
  const isStoreCode = STORE_CODE_PAYMENT_METHODS.some((method) => method === payment_method);
  return expires_at !== null && (isStoreCode || expires_at < soon) ? expires_at : soon;
}
