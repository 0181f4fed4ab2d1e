import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older event is a replay; Stripe signs each attempt again. */
const TOLERANCE_SECONDS = 300;
const HEX_LENGTH = 64;
/** More than Stripe ever sends, even while a secret is being replaced. */
const SIGNATURES_MAX = 10;

export interface SignedPayload {
  /** The body exactly as it was sent. */
  readonly payload: string;
  /** The header Stripe-Signature: `t=<unix seconds>,v1=<hex>,…`. */
  readonly signature: string;
}

/**
 * Whether Stripe has signed a body within five minutes (https://docs.stripe.com/webhooks#verify-manually): HMAC-SHA256 of
 * `<t>.<body>`, compared in constant time with each signature of the scheme v1. Others are ignored, as v0 of test events.
 */
export function isSignedByStripe({ payload, signature }: SignedPayload, secret: string, nowMs: number): boolean {
  const parts = signature.split(',', SIGNATURES_MAX).map((part) => part.trim().split('=', 2));
  const times = parts.flatMap(([name, value = '']) => (name === 't' ? [value] : []));
  const [time = ''] = times;
  if (secret === '' || times.length !== 1 || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(nowMs / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex'));
  return parts
    .filter(([name, value = '']) => name === 'v1' && value.length === HEX_LENGTH)
    .map(([, value = '']) => Buffer.from(value))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}
