import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long the sign-in dialog may stay open. */
export const NONCE_SECONDS = 3600;

/** The inputs for creating and checking a nonce. */
export interface NonceBinding {
  readonly hashKey: string;
  readonly cookie: string;
  readonly nowMs: number;
}

/**
 * Creates a nonce, `<expiry>.<random>.<mac>`, that is valid only with the browser's cookie. Requests for nonces store
 * nothing; single use is enforced when the nonce is used.
 */
export function makeNonce(binding: NonceBinding): string {
  const expiresAt = Math.floor(binding.nowMs / 1000) + NONCE_SECONDS;
  const head = `${expiresAt.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${head}.${macOf(head, binding).toString('base64url')}`;
}

/** Returns the nonce's expiry in unix seconds; null if it is not ours, has expired or belongs to another cookie. */
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
