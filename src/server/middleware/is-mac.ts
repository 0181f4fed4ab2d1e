import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IsMac } from '#contract/request/signature.ts';

/**
 * Checks a signature on the spot. Web Crypto, which browsers share with us, hands each one to a thread and back: 90 µs in
 * place of 3, for every call.
 */
export const isMac: IsMac = (signature, text, secret) => {
  const expected = createHmac('sha256', secret).update(text).digest();
  return expected.length === signature.length && timingSafeEqual(expected, signature);
};
