import { ApiError } from '#contract/errors/api-error.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import { refundPayment } from '#domain/state-machines/refund-payment.ts';
import { findOperatorInPerson } from '../account/public.ts';
import { holdForRefund, releaseHold, takeBackTopUp } from '../ledger/public.ts';
import { notify } from '../notification/public.ts';
import { sendRefund } from './deposit-jobs.ts';
import {
  changeDeposit,
  changeRefund,
  type DepositRow,
  findWaitingRefund,
  insertRefund,
  type RefundRow,
} from './deposit-queries.ts';
import { sumDisputes } from './dispute-queries.ts';
import { type DepositMove, recordMove, refundInvoiceOf, walletMoveOf } from './move-deposit.ts';

export interface RefundCall {
  readonly operatorId: number;
  /** Defaults to the remaining amount. */
  readonly amountMinor?: number | undefined;
  /** The total refund from which a second operator is required; 0: always. */
  readonly secondPersonFromMinor: number;
  /** OPERATOR_EMAILS: who may be the second operator. */
  readonly operatorEmails: readonly string[];
}

/**
 * Requests a refund. The star coins are taken back immediately (spent ones become a debt) and the money is refunded; or
 * the available star coins are held until another operator makes the same request.
 * @throws ApiError `invalidFormat` and `parameterError` as `refundPayment` documents.
 */
export async function requestRefund(move: DepositMove, call: RefundCall): Promise<PaymentStatus> {
  const { trx, deposit } = move;
  const { operatorId, amountMinor } = call;
  const waiting = await findWaitingRefund(trx, deposit.id);
  const calling = { operatorId, firstId: waiting?.operator_id ?? null };
  const personId = await findOperatorInPerson(trx, calling, call.operatorEmails);
  const outcome = refundPayment(
    {
      status: deposit.status,
      amountMinor: deposit.amount_minor,
      refundedMinor: deposit.refunded_minor,
      waiting:
        waiting === undefined ? null : { operatorId: waiting.operator_id ?? 0, amountMinor: waiting.amount_minor },
    },
    { operatorId: personId, amountMinor },
    call.secondPersonFromMinor,
  );
  if (!outcome.isAllowed) {
    throw new ApiError(outcome.code, amountMinor === undefined ? {} : { fields: { amount: 'field.range' } });
  }
  const { payment, returnedMinor } = outcome;
  if (returnedMinor > 0) {
    await payBack(move, { amountMinor: returnedMinor, status: payment.status, operatorId, waiting });
  } else if (payment.waiting !== null && waiting === undefined) {
    await waitForSecond(move, { operatorId, amountMinor: payment.waiting.amountMinor });
  }
  return payment.status;
}

interface PayingBack {
  readonly amountMinor: number;
  /** The resulting status of the deposit. */
  readonly status: PaymentStatus;
  readonly operatorId: number;
  readonly waiting: RefundRow | undefined;
}

async function payBack(move: DepositMove, { amountMinor, status, operatorId, waiting }: PayingBack): Promise<void> {
  const { trx, jobs, at } = move;
  const owedMinor = await takeBack(move, amountMinor, status, waiting?.held_minor);
  const settled = { state: 'sending', owed_minor: owedMinor, held_minor: 0, updated_at: at } as const;
  const refundId =
    waiting?.id ?? (await insertRefund(trx, { ...settled, ...newRefund(move, amountMinor), operator_id: operatorId }));
  if (waiting !== undefined) await changeRefund(trx, waiting.id, { ...settled, second_operator_id: operatorId });
  await jobs.enqueue(trx, sendRefund, { refundId });
}

/** Takes star coins back and adds to the refunded amount. Returns the amount still owed. */
export async function takeBack(
  move: DepositMove,
  amountMinor: number,
  status: PaymentStatus,
  heldMinor = 0,
): Promise<number> {
  const { trx, deposit, at } = move;
  const { owedMinor } = await takeBackTopUp(trx, { ...walletMoveOf(move, amountMinor), heldMinor });
  const refundedMinor = deposit.refunded_minor + amountMinor;
  const changed = await changeDeposit(trx, deposit.id, { status, refunded_minor: refundedMinor }, at);
  const { currency } = deposit;
  const amounts = { amount: toMajor(amountMinor, currency), owed: toMajor(owedMinor, currency), currency };
  await recordMove(move, 'deposit.refund', amounts);
  const { user_id: userId, order_id: orderId } = deposit;
  const params = { orderId, amount: amounts.amount, currency };
  await notify(trx, { userId, kind: 'deposit_refunded', params, path: '/store/record', now: at });
  await refundInvoiceOf(move, changed);
  return owedMinor;
}

async function waitForSecond(
  move: DepositMove,
  { operatorId, amountMinor }: { readonly operatorId: number; readonly amountMinor: number },
): Promise<void> {
  const { trx, deposit, at } = move;
  const { heldMinor } = await holdForRefund(trx, walletMoveOf(move, amountMinor));
  const refund = { ...newRefund(move, amountMinor), state: 'waiting', operator_id: operatorId } as const;
  await insertRefund(trx, { ...refund, held_minor: heldMinor, updated_at: at });
  await changeDeposit(trx, deposit.id, { status: PAYMENT_STATUS.refundInProgress }, at);
  const { currency } = deposit;
  await recordMove(move, 'deposit.approve_refund', { amount: toMajor(amountMinor, currency), currency });
}

function newRefund({ deposit, at, reason }: DepositMove, amountMinor: number) {
  return {
    deposit_id: deposit.id,
    amount_minor: amountMinor,
    reason: reason ?? '',
    operator_id: null,
    second_operator_id: null,
    created_at: at,
  };
}

/** Abandons the refund that waits for a second operator: the deposit is paid again, its star coins are released. */
export async function abandonRefund(move: DepositMove): Promise<void> {
  await releaseWaiting(move);
  await changeDeposit(move.trx, move.deposit.id, { status: PAYMENT_STATUS.paid }, move.at);
  await recordMove(move, 'deposit.give_up_refund');
}

/** Abandons the refund that waits for a second operator, because there is nothing left to approve. */
export async function releaseWaiting(move: DepositMove): Promise<void> {
  const { trx, deposit, at } = move;
  const waiting = await findWaitingRefund(trx, deposit.id);
  if (waiting === undefined) return;
  if (waiting.held_minor > 0) await releaseHold(trx, walletMoveOf(move, waiting.held_minor));
  await changeRefund(trx, waiting.id, { state: 'given_up', held_minor: 0, updated_at: at });
}

/**
 * Applies a refund that the provider made on its own. There is nothing left to approve, so the star coins are taken
 * back and a pending refund is abandoned. `refundedMinor` is the total refunded so far, apart from disputes.
 */
export async function applyReportedRefund(move: DepositMove, refundedMinor: number): Promise<DepositRow> {
  const { trx, deposit, at } = move;
  const { takenMinor } = await sumDisputes(trx, deposit.id);
  const amountMinor = Math.min(refundedMinor + takenMinor, deposit.amount_minor) - deposit.refunded_minor;
  if (amountMinor <= 0) return deposit;
  await releaseWaiting(move);
  const isWhole = deposit.refunded_minor + amountMinor === deposit.amount_minor;
  const owedMinor = await takeBack(move, amountMinor, isWhole ? PAYMENT_STATUS.refunded : PAYMENT_STATUS.paid);
  await insertRefund(trx, { ...newRefund(move, amountMinor), state: 'done', owed_minor: owedMinor, updated_at: at });
  const status = isWhole ? PAYMENT_STATUS.refunded : PAYMENT_STATUS.paid;
  return { ...deposit, status, refunded_minor: deposit.refunded_minor + amountMinor };
}
