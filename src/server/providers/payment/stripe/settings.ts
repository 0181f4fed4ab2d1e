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
  return config.NODE_ENV === 'production' ? [...problems, ...findProductionProblems(config)] : problems;
}

/** Mistakes with which the store starts and then takes no payment, or gives its key away. */
function findProductionProblems({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: StripeConfig): string[] {
  const problems: string[] = [];
  if (isTestKey(STRIPE_SECRET_KEY)) {
    problems.push('STRIPE_SECRET_KEY must not be a test key when NODE_ENV=production: test cards would buy star coins');
  } else if (STRIPE_SECRET_KEY !== '' && !/^[sr]k_live_/.test(STRIPE_SECRET_KEY)) {
    problems.push('STRIPE_SECRET_KEY must begin with sk_live_ or rk_live_ when NODE_ENV=production');
  }
  if (STRIPE_WEBHOOK_SECRET !== '' && !STRIPE_WEBHOOK_SECRET.startsWith('whsec_')) {
    problems.push('STRIPE_WEBHOOK_SECRET must begin with whsec_ when NODE_ENV=production: no event could be verified');
  }
  if (!STRIPE_API_URL.startsWith('https:')) {
    problems.push('STRIPE_API_URL must begin with https: when NODE_ENV=production: the secret key is sent there');
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
