import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import { paymentStatus } from '#domain/state-machines/payment-status.ts';
import { move as moveStatus } from '#domain/state-machines/state-machine.ts';
import type { PaymentFact } from '../../providers/payment/payment-provider.ts';
import { applyDispute } from './apply-dispute.ts';
import { changeDeposit, type DepositRow } from './deposit-queries.ts';
import { type DepositMove, moveDeposit, payDeposit, recordReportedProblem } from './move-deposit.ts';
import { applyReportedRefund } from './refund-deposit.ts';

const { paid, refunded, chargeable, cancelling, cancelled, rejected, rejectedCancelled, refundInProgress } =
  PAYMENT_STATUS;

/** `accepted`, even if nothing changed; otherwise the error code. */
export type Verdict = 'accepted' | { readonly code: typeof ERROR.parameterError | typeof ERROR.externalProviderError };

const REFUSED = { code: ERROR.parameterError } as const;

/**
 * Applies a payment status that the provider reported, once, in whatever order and however often reports arrive. A
 * payment that differs from the agreement, or arrives too late, credits nothing and waits for an operator.
 */
export async function applyPaymentFact(move: DepositMove, fact: PaymentFact): Promise<Verdict> {
  const { deposit } = move;
  if (isMoneyIn(fact) && isMismatch(deposit, fact)) {
    const reported = { toldAmount: toMajor(fact.amountMinor, fact.currency), toldCurrency: fact.currency };
    await recordReportedProblem(move, 'wrong_amount', reported);
    return { code: ERROR.externalProviderError };
  }
  const known = { ...move, deposit: await saveReportedFields(move, fact) };
  if (isPaidAlready(deposit)) return followPaid(known, fact);
  if (isOver(deposit) && isMoneyIn(fact)) {
    if (fact.status === paid) await recordReportedProblem(known, 'late_payment');
    return REFUSED;
  }
  return followUnpaid(known, fact.status === refunded ? paidFirst(fact) : fact);
}

/**
 * What was refunded in whole was paid before. Else the report of the payment, should it come later, would credit star coins
 * that nobody has paid for.
 */
function paidFirst(fact: PaymentFact): PaymentFact {
  return { ...fact, status: paid, refundedMinor: fact.amountMinor };
}

/** After payment only refunds matter; a repeated payment is a duplicate. */
async function followPaid(move: DepositMove, fact: PaymentFact): Promise<Verdict> {
  if (fact.status !== paid && fact.status !== refunded) return REFUSED;
  const refundedMinor = fact.status === refunded ? move.deposit.amount_minor : fact.refundedMinor;
  const deposit = await applyReportedRefund(move, refundedMinor);
  if (fact.dispute !== undefined) await applyDispute({ ...move, deposit }, fact.dispute);
  // The star coins stay with the store: an operator pays the money back in another way.
  const { failedRefund } = fact;
  if (failedRefund !== undefined) await recordReportedProblem({ ...move, deposit }, 'refund_failed', { failedRefund });
  return 'accepted';
}

async function followUnpaid(move: DepositMove, fact: PaymentFact): Promise<Verdict> {
  // A payment that fails during cancellation counts as canceled: it can no longer be paid.
  const isCancelled = move.deposit.status === cancelling && fact.status === rejected;
  const step = moveStatus(paymentStatus, move.deposit.status, isCancelled ? cancelled : fact.status);
  if (!step.isAllowed) return REFUSED;
  if (!step.hasEffect) return 'accepted';
  if (step.to !== paid) {
    await moveDeposit(move, step.to);
    return 'accepted';
  }
  const credited = await payDeposit(move);
  const deposit = await applyReportedRefund({ ...move, deposit: credited }, fact.refundedMinor);
  if (fact.dispute !== undefined) await applyDispute({ ...move, deposit }, fact.dispute);
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

/** Stores the provider's reference, its payment method, and a store code with its expiry. */
async function saveReportedFields({ trx, deposit, at }: DepositMove, fact: PaymentFact): Promise<DepositRow> {
  const reported = {
    provider_reference: fact.providerReference || deposit.provider_reference,
    provider_method: fact.providerMethod || deposit.provider_method,
    store_code: fact.storeCode ?? deposit.store_code,
    expires_at: fact.storeCode === undefined ? deposit.expires_at : (fact.expiresAt ?? deposit.expires_at),
  };
  const isNews =
    reported.provider_reference !== deposit.provider_reference ||
    reported.provider_method !== deposit.provider_method ||
    reported.store_code !== deposit.store_code ||
    reported.expires_at?.getTime() !== deposit.expires_at?.getTime();
  return isNews ? changeDeposit(trx, deposit.id, reported, at) : deposit;
}
