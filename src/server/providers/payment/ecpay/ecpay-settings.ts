import type { Config } from '../../../../config.ts';
import type { EcpayKeys } from './check-mac-value.ts';

export type EcpayConfig = Pick<
  Config,
  | 'ECPAY_MERCHANT_ID'
  | 'ECPAY_HASH_KEY'
  | 'ECPAY_HASH_IV'
  | 'ECPAY_STAGE'
  | 'ECPAY_API_URL'
  | 'PAYMENT_METHODS_ECPAY'
  | 'PUBLIC_ORIGIN'
>;

/** A merchant's account at ECPay, and where it is. */
export interface EcpayAccount extends EcpayKeys {
  readonly merchantId: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  /** The address of the store, for notifications and the way back. */
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
