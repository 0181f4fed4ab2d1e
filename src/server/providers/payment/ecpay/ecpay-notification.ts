import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMinor } from '#domain/money/money.ts';
import { BadNotification, type PaymentFact, type ReportedStatus } from '../payment-provider.ts';
import { type EcpayFields, hasCheckMacValue } from './check-mac-value.ts';
import type { EcpayAccount } from './settings.ts';
import { readTaipeiTime } from './taipei-time.ts';

/** The meaning of result codes; any other is a failed payment. */
const STATUS_OF: Readonly<Record<string, ReportedStatus>> = {
  '1': PAYMENT_STATUS.paid,
  // A payment code was issued: for ATM, for a convenience store.
  '2': PAYMENT_STATUS.pending,
  '10100073': PAYMENT_STATUS.pending,
  // The bank has not decided yet.
  '10300066': PAYMENT_STATUS.pending,
};

/** Verifies and parses an ECPay notification; null for a simulated payment. @throws BadNotification */
export function readEcpayNotification(
  given: Readonly<Record<string, unknown>>,
  account: EcpayAccount,
): PaymentFact | null {
  const fields = readTexts(given);
  if (!hasCheckMacValue(fields, account)) throw new BadNotification('the CheckMacValue is wrong');
  if (fields.MerchantID !== account.merchantId) throw new BadNotification('the notification is for another merchant');
  // Sent manually from ECPay's site to test a notification address: nothing was paid.
  if (fields.SimulatePaid === '1') return null;
  const amountMinor = toMinor(fields.TradeAmt ?? '', 'TWD');
  if (amountMinor === undefined) throw new BadNotification('the amount is none');
  return {
    orderId: fields.MerchantTradeNo ?? '',
    status: STATUS_OF[fields.RtnCode ?? ''] ?? PAYMENT_STATUS.rejected,
    amountMinor,
    currency: 'TWD',
    refundedMinor: 0,
    providerReference: fields.TradeNo,
    providerMethod: fields.PaymentType,
    storeCode: fields.PaymentNo || undefined,
    expiresAt: readTaipeiTime(fields.ExpireDate ?? ''),
  };
}

/** ECPay sends flat texts only. */
export function readTexts(given: Readonly<Record<string, unknown>>): EcpayFields {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value !== 'string') throw new BadNotification(`the field ${name.slice(0, 40)} is no text`);
      return [name, value];
    }),
  );
}
