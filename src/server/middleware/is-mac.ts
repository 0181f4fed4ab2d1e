import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IsMac } from '#contract/request/signature.ts';

/**
 * Checks a signature synchronously. Web Crypto, used in browsers, needs a thread round trip: 90 µs instead of 3 for
 * every call.
 */
export const isMac: IsMac = (signature, text, secret) => {
  const expected = createHmac('sha256', secret).update(text).digest();
  return expected.length === signature.length && timingSafeEqual(expected, signature);
};
