import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import { paymentStatus } from '#domain/state-machines/payment-status.ts';
import { move as moveStatus } from '#domain/state-machines/state-machine.ts';
import type { PaymentFact } from '../../providers/payment/payment-provider.ts';
import { changeDeposit, type DepositRow } from './deposit-queries.ts';
import { type DepositMove, moveDeposit, payDeposit, recordReportedProblem } from './move-deposit.ts';
import { applyReportedRefund } from './refund-deposit.ts';

const { paid, refunded, chargeable, cancelling, cancelled, rejected, rejectedCancelled, refundInProgress } =
  PAYMENT_STATUS;

/** `accepted`, though it may have had no effect; else why it could not be followed, with the code of the answer. */
export type Verdict = 'accepted' | { readonly code: typeof ERROR.parameterError | typeof ERROR.externalProviderError };

const REFUSED = { code: ERROR.parameterError } as const;

/**
 * Follows what the provider says of a payment, told or asked: once, whatever the order and however often it is said. What
 * differs from what was agreed credits nothing and waits for an operator, as money does that comes too late.
 */
export async function applyPaymentFact(move: DepositMove, fact: PaymentFact): Promise<Verdict> {
  const { deposit } = move;
  if (isMoneyIn(fact) && isMismatch(deposit, fact)) {
    const told = { toldAmount: toMajor(fact.amountMinor, fact.currency), toldCurrency: fact.currency };
    await recordReportedProblem(move, 'wrong_amount', told);
    return { code: ERROR.externalProviderError };
  }
  const known = { ...move, deposit: await noteTold(move, fact) };
  if (isPaidAlready(deposit)) return followPaid(known, fact);
  if (isOver(deposit) && isMoneyIn(fact)) {
    if (fact.status === paid) await recordReportedProblem(known, 'late_payment');
    return REFUSED;
  }
  return followUnpaid(known, fact);
}

/** Of a paid deposit nothing but refunds is news; what says paid once more is a copy. */
async function followPaid(move: DepositMove, fact: PaymentFact): Promise<Verdict> {
  if (fact.status !== paid && fact.status !== refunded) return REFUSED;
  const refundedMinor = fact.status === refunded ? move.deposit.amount_minor : fact.refundedMinor;
  await applyReportedRefund(move, refundedMinor);
  return 'accepted';
}

async function followUnpaid(move: DepositMove, fact: PaymentFact): Promise<Verdict> {
  // What was given up and then failed is what was given up: nobody can pay it any more.
  const isGivenUp = move.deposit.status === cancelling && fact.status === rejected;
  const step = moveStatus(paymentStatus, move.deposit.status, isGivenUp ? cancelled : fact.status);
  if (!step.isAllowed) return REFUSED;
  if (!step.hasEffect) return 'accepted';
  if (step.to !== paid) {
    await moveDeposit(move, step.to);
    return 'accepted';
  }
  const deposit = await payDeposit(move);
  await applyReportedRefund({ ...move, deposit }, fact.refundedMinor);
  return 'accepted';
}

function isMoneyIn({ status }: PaymentFact): boolean {
  return status === paid || status === chargeable || status === refunded;
}

function isMismatch(deposit: DepositRow, { amountMinor, currency }: PaymentFact): boolean {
  return deposit.amount_minor !== amountMinor || deposit.currency !== currency;
}

function isPaidAlready({ status }: DepositRow): boolean {
  return status === paid || status === refunded || status === refundInProgress;
}

function isOver({ status }: DepositRow): boolean {
  return status === cancelled || status === rejected || status === rejectedCancelled;
}

/** Keeps the provider's number, its words for the method, and a store code with its end. */
async function noteTold({ trx, deposit, at }: DepositMove, fact: PaymentFact): Promise<DepositRow> {
  const told = {
    provider_reference: fact.providerReference || deposit.provider_reference,
    provider_method: fact.providerMethod || deposit.provider_method,
    store_code: fact.storeCode ?? deposit.store_code,
    expires_at: fact.storeCode === undefined ? deposit.expires_at : (fact.expiresAt ?? deposit.expires_at),
  };
  const isNews =
    told.provider_reference !== deposit.provider_reference ||
    told.provider_method !== deposit.provider_method ||
    told.store_code !== deposit.store_code ||
    told.expires_at?.getTime() !== deposit.expires_at?.getTime();
  return isNews ? changeDeposit(trx, deposit.id, told, at) : deposit;
}
