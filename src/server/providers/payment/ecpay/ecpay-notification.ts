import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMinor } from '#domain/money/money.ts';
import { BadNotification, type PaymentFact, type ToldStatus } from '../payment-provider.ts';
import { type EcpayFields, hasCheckMacValue } from './check-mac-value.ts';
import type { EcpayAccount } from './settings.ts';
import { readTaipeiTime } from './taipei-time.ts';

/** What a result code means; every other one is a payment that failed. */
const STATUS_OF: Readonly<Record<string, ToldStatus>> = {
  '1': PAYMENT_STATUS.paid,
  // A code to pay with was issued: for ATM, for a convenience store.
  '2': PAYMENT_STATUS.pending,
  '10100073': PAYMENT_STATUS.pending,
  // The bank has not decided yet.
  '10300066': PAYMENT_STATUS.pending,
};

/** Checks and reads a notification of ECPay; null for a simulated payment. @throws BadNotification */
export function readEcpayNotification(
  given: Readonly<Record<string, unknown>>,
  account: EcpayAccount,
): PaymentFact | null {
  const fields = readTexts(given);
  if (!hasCheckMacValue(fields, account)) throw new BadNotification('the CheckMacValue is wrong');
  if (fields.MerchantID !== account.merchantId) throw new BadNotification('the notification is for another merchant');
  // Set by hand on ECPay's pages, to try a store's notification address: nobody has paid.
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
