import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { checkSecondOperator, type SecondOperatorStep } from '#domain/money/check-second-operator.ts';
import { toMajor } from '#domain/money/money.ts';
import { secondPersonFromMinor } from '#domain/money/second-person-amounts.ts';
import type { Config } from '../../../config.ts';
import { findOperatorInPerson } from '../account/public.ts';
import { changeDeposit, type DepositRow } from './deposit-queries.ts';
import { type DepositMove, payDeposit, recordMove } from './move-deposit.ts';

export type SecondPersonSettings = Pick<Config, 'REFUND_SECOND_PERSON_FROM' | 'OPERATOR_EMAILS'>;

interface CreditCall {
  readonly deposit: DepositRow;
  readonly operatorId: number;
}

/** Determines how an operator's request to credit a top-up counts. */
export async function assessCredit(
  db: Parameters<typeof findOperatorInPerson>[0],
  { deposit, operatorId }: CreditCall,
  settings: SecondPersonSettings,
): Promise<SecondOperatorStep> {
  const firstId = deposit.credit_operator_id;
  return checkSecondOperator({
    amountMinor: deposit.amount_minor,
    secondPersonFromMinor: secondPersonFromMinor(settings.REFUND_SECOND_PERSON_FROM, deposit.currency),
    firstId,
    operatorId: await findOperatorInPerson(db, { operatorId, firstId }, settings.OPERATOR_EMAILS),
  });
}

export interface CreditDecision {
  readonly operatorId: number;
  /** Whether the provider was asked to capture an authorized payment, which is required before it is credited. */
  readonly isCaptured: boolean;
}

/**
 * Requests the credit of a top-up: it is credited, or waits until another operator makes the same request.
 * @throws ApiError `secondOperatorNeeded` for the operator who made the first request.
 */
export async function requestCredit(
  move: DepositMove,
  { operatorId, isCaptured }: CreditDecision,
  settings: SecondPersonSettings,
): Promise<void> {
  const { trx, deposit, at, reason = '' } = move;
  const weight = await assessCredit(trx, { deposit, operatorId }, settings);
  if (weight === 'again') throw new ApiError(ERROR.secondOperatorNeeded);
  if (weight === 'first') {
    const call = { credit_operator_id: operatorId, credit_reason: reason, credit_called_at: at };
    await changeDeposit(trx, deposit.id, call, at);
    const { currency, amount_minor: amountMinor } = deposit;
    await recordMove(move, 'deposit.approve_credit', { amount: toMajor(amountMinor, currency), currency });
    return;
  }
  // Two concurrent requests: neither has captured the payment, so one of them waits.
  if (deposit.status === PAYMENT_STATUS.chargeable && !isCaptured) return;
  await payDeposit(move);
}
