import { text, webAddress } from '../../../../setting-kinds.ts';
import type { Parsed, StoreSettings } from '../payment-integration.ts';

export const settings = {
  /** Secret or restricted key of Stripe's API; a restricted one may write Checkout Sessions and Refunds, and read Charges and Disputes. */
  STRIPE_SECRET_KEY: text(),
  /** Signing secret of the webhook endpoint at Stripe, whsec_…; its address is PUBLIC_ORIGIN/api/deposit/notify/stripe. */
  STRIPE_WEBHOOK_SECRET: text(),
  /** Address of Stripe's API. */
  STRIPE_API_URL: webAddress.default('https://api.stripe.com'),
};

export type StripeConfig = Parsed<typeof settings> & Pick<StoreSettings, 'NODE_ENV' | 'PUBLIC_ORIGIN'>;

const REQUIRED = ['PUBLIC_ORIGIN', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

export function findProblems(config: StripeConfig): string[] {
  const missing = REQUIRED.filter((name) => config[name] === '');
  const problems = missing.map((name) => `${name} must be set when PAYMENT_PROVIDERS has stripe`);
  if (config.NODE_ENV === 'production' && isTestKey(config.STRIPE_SECRET_KEY)) {
    problems.push('STRIPE_SECRET_KEY must not be a test key when NODE_ENV=production: test cards would buy star coins');
  }
  return problems;
}

export function isTestKey(key: string): boolean {
  return /^[sr]k_test_/.test(key);
}

/** An account at Stripe, and where it is reached. */
export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Without trailing slash. */
  readonly apiUrl: string;
  /** The store's public address, for the way back. */
  readonly publicOrigin: string;
}

export function readStripeAccount(config: StripeConfig): StripeAccount {
  return {
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    apiUrl: config.STRIPE_API_URL,
    publicOrigin: config.PUBLIC_ORIGIN,
  };
}
