import { PAYMENT_METHODS, type PaymentMethod } from '#contract/values/payment-methods.ts';
import { choices, onOff, text, webAddress } from '../../../../setting-kinds.ts';
import type { Parsed, StoreSettings } from '../payment-integration.ts';
import type { EcpayKeys } from './check-mac-value.ts';

/** ECPay does not offer carrier billing. */
const METHODS = PAYMENT_METHODS.filter((method) => method !== 'direct_carrier_billing');
/** Without store codes, which ECPay's terms forbid for game points. */
const METHODS_BY_DEFAULT = ['credit_card', 'ecpay'] as const satisfies readonly PaymentMethod[];

export const settings = {
  /** Payment methods that ECPay offers, of credit_card, ecpay, familymart, hilife and okmart; its terms forbid store codes for game points. */
  PAYMENT_METHODS_ECPAY: choices(METHODS, METHODS_BY_DEFAULT),
  /** Merchant number at ECPay. */
  ECPAY_MERCHANT_ID: text(),
  /** Key of ECPay's check values. */
  ECPAY_HASH_KEY: text(),
  /** Initial value of ECPay's check values. */
  ECPAY_HASH_IV: text(),
  /** `on` uses ECPay's test environment. */
  ECPAY_STAGE: onOff(false),
  /** Address of ECPay's API; empty: its own, or that of its test environment. */
  ECPAY_API_URL: webAddress,
};

export type EcpayConfig = Parsed<typeof settings> & Pick<StoreSettings, 'PUBLIC_ORIGIN'>;

const REQUIRED = ['PUBLIC_ORIGIN', 'ECPAY_MERCHANT_ID', 'ECPAY_HASH_KEY', 'ECPAY_HASH_IV'] as const;

export function findProblems(config: EcpayConfig): string[] {
  const missing = REQUIRED.filter((name) => config[name] === '');
  return missing.map((name) => `${name} must be set when PAYMENT_PROVIDERS has ecpay`);
}

/** A merchant's account at ECPay, and its address. */
export interface EcpayAccount extends EcpayKeys {
  readonly merchantId: string;
  /** Without trailing slash. */
  readonly apiUrl: string;
  /** The store's public address, for notifications and the way back. */
  readonly publicOrigin: string;
}

const API_URL = 'https://payment.ecpay.com.tw';
const STAGE_API_URL = 'https://payment-stage.ecpay.com.tw';

export function readEcpayAccount(config: EcpayConfig): EcpayAccount {
  return {
    merchantId: config.ECPAY_MERCHANT_ID,
    hashKey: config.ECPAY_HASH_KEY,
    hashIv: config.ECPAY_HASH_IV,
    apiUrl: config.ECPAY_API_URL || (config.ECPAY_STAGE ? STAGE_API_URL : API_URL),
    publicOrigin: config.PUBLIC_ORIGIN,
  };
}
