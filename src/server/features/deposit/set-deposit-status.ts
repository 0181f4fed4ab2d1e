import type { Transaction } from 'kysely';
import { setDepositStatus as endpoint } from '#contract/deposit/operator-endpoints.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import { secondPersonFromMinor } from '#domain/money/second-person-amounts.ts';
import { paymentStatus } from '#domain/state-machines/payment-status.ts';
import { move as moveStatus } from '#domain/state-machines/state-machine.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import { findEarlierAnswer, runOnce } from '../../api/run-once.ts';
import type { Schema } from '../../db/schema.ts';
import { PaymentError } from '../../providers/payment/payment-provider.ts';
import type { Services } from '../../services.ts';
import { assessCredit, type CreditDecision, requestCredit } from './credit-deposit.ts';
import { type DepositRow, findDeposit, lockDeposit } from './deposit-queries.ts';
import { type DepositMove, moveDeposit, toKnownPayment } from './move-deposit.ts';
import { abandonRefund, requestRefund } from './refund-deposit.ts';

type StatusServices = Pick<Services, 'config' | 'database' | 'payments' | 'jobs' | 'log'>;

type StatusRequest = RequestOf<EndpointNamed<'setDepositStatus'>>;

const { paid, refunded, chargeable, cancelled, refundInProgress } = PAYMENT_STATUS;

/**
 * Changes the status of a top-up. The state table defines the transitions, `refundPayment` the rules of a refund, and
 * `checkSecondOperator` the effect of a credit request.
 */
export function setDepositStatus(services: StatusServices): Handler<'setDepositStatus'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const { db } = services.database;
    const call = { endpoint, request, context };
    const earlier = await findEarlierAnswer(db, call);
    if (earlier !== undefined) return earlier;
    const deposit = await findDeposit(db, request.orderId);
    if (deposit === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
    const operator = { deposit, operatorId: userId };
    const isCaptured = await askProvider(services, operator, request);
    return runOnce(db, call, async (trx) => {
      const locked = (await lockDeposit(trx, request.orderId)) ?? deposit;
      const at = new Date(context.clock());
      const { reason } = request;
      const move = { trx, deposit: locked, jobs: services.jobs, at, actorUserId: userId, reason };
      await apply(services, { move, operatorId: userId, isCaptured }, request);
      return presentStatus(trx, locked);
    });
  };
}

async function presentStatus(trx: Transaction<Schema>, before: DepositRow) {
  const after = (await findDeposit(trx, before.order_id)) ?? before;
  const refundedAmount = toMajor(after.refunded_minor, after.currency);
  return { result: true as const, paymentStatus: after.status, refundedAmount };
}

interface Operation {
  readonly deposit: DepositRow;
  readonly operatorId: number;
}

/**
 * Captures or releases an authorized payment at the provider before its status changes here. Returns whether the
 * provider was asked.
 */
async function askProvider(
  { payments, log, config, database }: StatusServices,
  { deposit, operatorId }: Operation,
  { paymentStatus }: StatusRequest,
): Promise<boolean> {
  if (deposit.status !== chargeable || (paymentStatus !== paid && paymentStatus !== cancelled)) return false;
  const isCapture = paymentStatus === paid;
  if (isCapture && (await assessCredit(database.db, { deposit, operatorId }, config)) !== 'enough') return false;
  const provider = payments.find(deposit.provider);
  const payment = toKnownPayment(deposit);
  try {
    if (provider === undefined) throw new PaymentError('the provider is no longer configured');
    if (isCapture) await provider.capture(payment);
    else if ((await provider.cancel(payment)) === 'later') throw new PaymentError('the payment may still be charged');
    return true;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ orderId: deposit.order_id, reason: error.message }, 'a payment provider did not carry out a request');
    throw new ApiError(ERROR.externalProviderError, { cause: error });
  }
}

interface Decision extends CreditDecision {
  readonly move: DepositMove;
}

async function apply({ config }: StatusServices, decision: Decision, request: StatusRequest): Promise<void> {
  const { move, operatorId } = decision;
  const { deposit } = move;
  const target = request.paymentStatus;
  const isRefund = target === refunded || (target === refundInProgress && deposit.status === paid);
  if (isRefund) {
    const fromMinor =
      target === refunded ? secondPersonFromMinor(config.REFUND_SECOND_PERSON_FROM, deposit.currency) : 0;
    const call = { operatorId, amountMinor: readAmount(deposit, request), secondPersonFromMinor: fromMinor };
    await requestRefund(move, { ...call, operatorEmails: config.OPERATOR_EMAILS });
    return;
  }
  const step = requireAllowed(moveStatus(paymentStatus, deposit.status, target));
  if (!step.hasEffect) return;
  if (target !== paid) await moveDeposit(move, target);
  else if (deposit.status === refundInProgress) await abandonRefund(move);
  else await requestCredit(move, decision, config);
}

/** The refund amount in minor units; undefined for the remaining amount. */
function readAmount({ currency }: DepositRow, { amount }: StatusRequest): number | undefined {
  if (amount === undefined) return undefined;
  const minor = toMinor(amount, currency);
  if (minor === undefined) throw new ApiError(ERROR.invalidFormat, { fields: { amount: 'field.invalid' } });
  return minor;
}
