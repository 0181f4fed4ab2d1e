import type { LocaleCode } from '#contract/values/locales.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import { toMajor } from '#domain/money/money.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { PaymentOrder } from '../payment-provider.ts';
import { type EcpayFields, withCheckMacValue } from './check-mac-value.ts';
import type { EcpayAccount } from './settings.ts';
import { writeTaipeiTime } from './taipei-time.ts';

/** ECPay's names for the store's payment methods; it does not offer carrier billing. */
const CHOICES: Readonly<Partial<Record<PaymentMethod, EcpayFields>>> = {
  credit_card: { ChoosePayment: 'Credit' },
  // ECPay's own selection, without codes and accounts for later payment: they would outlive the offer (ATM: three
  // days).
  ecpay: { ChoosePayment: 'ALL', IgnorePayment: 'ATM#CVS#BARCODE' },
  familymart: { ChoosePayment: 'CVS', ChooseSubPayment: 'FAMILY' },
  hilife: { ChoosePayment: 'CVS', ChooseSubPayment: 'HILIFE' },
  okmart: { ChoosePayment: 'CVS', ChooseSubPayment: 'OK' },
};

/** ECPay's pages are in Traditional Chinese by default. */
const LANGUAGES: Readonly<Partial<Record<LocaleCode, string>>> = { 'zh-CN': 'CHI', 'vi-VN': 'ENG', 'en-US': 'ENG' };

/** ECPay accepts codes valid for up to 30 days. */
const STORE_MINUTES_MAX = 43_200;

export interface EcpayCheckout {
  /** The form's target. */
  readonly action: string;
  readonly fields: EcpayFields;
}

/** The form that a browser submits to `/Cashier/AioCheckOut/V5`; undefined for a method that ECPay does not offer. */
export function makeCheckout(order: PaymentOrder, itemName: string, account: EcpayAccount): EcpayCheckout | undefined {
  const { orderId, createdAt, amountMinor, currency, language, expiresAt } = order;
  const choice = CHOICES[order.paymentMethod];
  if (choice === undefined) return undefined;
  const notifyUrl = `${account.publicOrigin}/api/deposit/notify/ecpay`;
  const minutes = Math.floor((expiresAt.getTime() - createdAt.getTime()) / MINUTE_MS);
  const store = { StoreExpireDate: String(Math.min(minutes, STORE_MINUTES_MAX)), PaymentInfoURL: notifyUrl };
  const languageField = LANGUAGES[language];
  const fields = {
    MerchantID: account.merchantId,
    MerchantTradeNo: orderId,
    MerchantTradeDate: writeTaipeiTime(createdAt),
    PaymentType: 'aio',
    TotalAmount: String(toMajor(amountMinor, currency)),
    TradeDesc: itemName,
    ItemName: itemName,
    ReturnURL: notifyUrl,
    ClientBackURL: `${account.publicOrigin}${localizePath('/store/deposit', language)}?orderId=${orderId}`,
    EncryptType: '1',
    ...choice,
    ...(choice.ChoosePayment === 'CVS' ? store : {}),
    ...(languageField === undefined ? {} : { Language: languageField }),
  };
  return { action: `${account.apiUrl}/Cashier/AioCheckOut/V5`, fields: withCheckMacValue(fields, account) };
}
