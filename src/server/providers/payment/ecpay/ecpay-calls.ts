import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import {
  type KnownPayment,
  PaymentError,
  type PaymentFact,
  PaymentRefused,
  type ReportedStatus,
} from '../payment-provider.ts';
import { type EcpayFields, hasCheckMacValue, withCheckMacValue } from './check-mac-value.ts';
import type { EcpayAccount } from './settings.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_LENGTH = 65_536;

/** ECPay's trade statuses; a trade unknown to it was never opened by the browser. */
const STATUS_OF: Readonly<Record<string, ReportedStatus>> = {
  '0': PAYMENT_STATUS.pending,
  '1': PAYMENT_STATUS.paid,
  '10200047': PAYMENT_STATUS.pending,
  '10200095': PAYMENT_STATUS.rejected,
};

export interface EcpayCalls {
  readonly account: EcpayAccount;
  readonly now: () => number;
  readonly timeoutMs?: number;
}

/** Queries a payment's status: `/Cashier/QueryTradeInfo/V5`. */
export async function queryTrade(calls: EcpayCalls, payment: KnownPayment): Promise<PaymentFact> {
  const { account, now } = calls;
  const { orderId } = payment;
  const TimeStamp = String(Math.floor(now() / 1000));
  const answer = await post(calls, '/Cashier/QueryTradeInfo/V5', { MerchantTradeNo: orderId, TimeStamp });
  if (!hasCheckMacValue(answer, account)) throw new PaymentError('the response of ECPay has a wrong CheckMacValue');
  const status = STATUS_OF[answer.TradeStatus ?? ''];
  if (status === undefined || answer.MerchantTradeNo !== orderId) {
    throw new PaymentError(`ECPay returned another trade or an unknown status (${answer.TradeStatus?.slice(0, 20)})`);
  }
  const amountMinor = toMinor(answer.TradeAmt || '0', 'TWD');
  if (amountMinor === undefined) throw new PaymentError('ECPay returned an invalid amount');
  return {
    orderId,
    status,
    amountMinor: status === PAYMENT_STATUS.paid ? amountMinor : payment.amountMinor,
    currency: 'TWD',
    refundedMinor: 0,
    providerReference: answer.TradeNo || undefined,
    providerMethod: answer.PaymentType || undefined,
  };
}

/**
 * Captures or refunds a card payment: `/CreditDetail/DoAction`. ECPay has no idempotency key for refunds, so a
 * missing response is final too: an operator must check, instead of the program refunding twice.
 */
export async function doCardAction(
  calls: EcpayCalls,
  payment: KnownPayment,
  { action, amountMinor }: { readonly action: 'C' | 'R'; readonly amountMinor: number },
): Promise<void> {
  const fields = {
    MerchantTradeNo: payment.orderId,
    TradeNo: payment.providerReference,
    Action: action,
    TotalAmount: String(toMajor(amountMinor, payment.currency)),
  };
  const answer = await post(calls, '/CreditDetail/DoAction', fields).catch((error: unknown) => {
    throw error instanceof PaymentError ? new PaymentRefused(`${error.message}: it may have been done`) : error;
  });
  const isSame = answer.MerchantTradeNo === payment.orderId;
  const isTrusted = answer.CheckMacValue === undefined || hasCheckMacValue(answer, calls.account);
  if (isSame && isTrusted && answer.RtnCode === '1') return;
  throw new PaymentRefused(`ECPay refused the action ${action} (code ${answer.RtnCode?.slice(0, 20)})`);
}

async function post({ account, timeoutMs = TIMEOUT_MS }: EcpayCalls, path: string, fields: EcpayFields) {
  const body = new URLSearchParams(withCheckMacValue({ MerchantID: account.merchantId, ...fields }, account));
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${account.apiUrl}${path}`, { method: 'POST', body, signal, redirect: 'error' });
    const text = (await response.text()).slice(0, MAX_ANSWER_LENGTH);
    if (!response.ok) throw new PaymentError(`ECPay responded with HTTP ${response.status}`);
    return Object.fromEntries(new URLSearchParams(text));
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    throw new PaymentError(`ECPay did not respond: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}
