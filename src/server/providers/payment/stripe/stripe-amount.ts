/**
 * How many decimals an amount has in Stripe's API (https://docs.stripe.com/currencies): not always those of ISO 4217. ISK
 * and UGX have none and are sent with two, as is TWD, which this store counts in whole dollars.
 */
const NO_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const THREE_DECIMALS = new Set('BHD JOD KWD OMR TND'.split(' '));

function stripeDigits(currency: string): number {
  if (NO_DECIMALS.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}

/** A currency with the decimals of the store's own amounts. */
export interface CountedCurrency {
  readonly code: string;
  readonly digits: number;
}

/** The store's minor units in Stripe's; undefined for an amount that Stripe cannot charge exactly. */
export function toStripeAmount(minor: number, { code, digits }: CountedCurrency): number | undefined {
  const amount = scale(minor, stripeDigits(code) - digits);
  // Stripe's partners take three decimals only if the last is a zero.
  return amount !== undefined && THREE_DECIMALS.has(code) && amount % 10 !== 0 ? undefined : amount;
}

/** Stripe's amount in the store's minor units; undefined where the store cannot express it. */
export function fromStripeAmount(amount: number, { code, digits }: CountedCurrency): number | undefined {
  return scale(amount, digits - stripeDigits(code));
}

function scale(amount: number, exponent: number): number | undefined {
  const factor = 10 ** Math.abs(exponent);
  const scaled = exponent < 0 ? amount / factor : amount * factor;
  return Number.isSafeInteger(scaled) && scaled >= 0 ? scaled : undefined;
}
