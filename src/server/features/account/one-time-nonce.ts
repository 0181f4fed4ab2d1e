import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long somebody may look at the sign-in dialog. */
export const NONCE_SECONDS = 3600;

/** What a nonce is made and checked with. */
export interface NonceBinding {
  readonly hashKey: string;
  /** The browser's pre-sign-in cookie. */
  readonly cookie: string;
  /** Server clock in unix milliseconds. */
  readonly nowMs: number;
}

/**
 * Makes a nonce, `<expiry>.<random>.<mac>`, that only the browser with the cookie can use. Nothing is stored: asking
 * for nonces fills no table. That it is used once is kept when it is used.
 */
export function makeNonce(binding: NonceBinding): string {
  const expiresAt = Math.floor(binding.nowMs / 1000) + NONCE_SECONDS;
  const head = `${expiresAt.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${head}.${macOf(head, binding).toString('base64url')}`;
}

/** When a nonce expires, in unix seconds; null for one that is not ours, has expired or belongs to another cookie. */
export function readNonceExpiry(nonce: string, binding: NonceBinding): number | null {
  const [, head = '', expiry = '', mac = ''] = /^(([0-9a-z]{1,9})\.[\w-]{22})\.([\w-]{43})$/.exec(nonce) ?? [];
  const expiresAt = Number.parseInt(expiry, 36);
  const expected = macOf(head, binding).toString('base64url');
  if (mac === '' || !timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return null;
  return expiresAt * 1000 > binding.nowMs ? expiresAt : null;
}

function macOf(head: string, { hashKey, cookie }: NonceBinding): Buffer {
  return createHmac('sha256', hashKey).update(`sign-in nonce\n${head}\n${cookie}`).digest();
}
