import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { LIMITS } from '#contract/values/limits.ts';
import type { CodePurpose } from '#contract/verification/entities.ts';

/** What a code is bound to: it is valid for this purpose, session and address only. */
export interface CodeBinding {
  readonly purpose: CodePurpose;
  /** Of the session, or of the browser that signs in. */
  readonly sessionId: string;
  /** The email address or international number that the code is sent to. */
  readonly address: string;
}

/** Six cryptographically random digits, leading zeros included. */
export function makeCode(): string {
  return String(randomInt(10 ** LIMITS.verificationCodeDigits)).padStart(LIMITS.verificationCodeDigits, '0');
}

/**
 * The stored hash of a code. A million codes are quickly brute-forced, so the hash needs a key outside the database. It
 * covers the binding: the right digits are wrong for another address, session or purpose.
 */
export function hashCode(hashKey: string, { purpose, sessionId, address }: CodeBinding, code: string): Buffer {
  const text = JSON.stringify([purpose, sessionId, address, code]);
  return createHmac('sha256', deriveKey(hashKey, 'hash')).update(text).digest();
}

export function isSameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a code for the job that sends it: jobs are stored in the database, where codes must not be readable. */
export function sealCode(hashKey: string, codeId: string, code: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(hashKey, 'seal'), nonce).setAAD(Buffer.from(codeId));
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a code; null if key or code differ, for example after a change of SESSION_SECRET. */
export function openCode(hashKey: string, codeId: string, seal: string): string | null {
  const bytes = Buffer.from(seal, 'base64url');
  if (bytes.length !== NONCE_BYTES + TAG_BYTES + LIMITS.verificationCodeDigits) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, deriveKey(hashKey, 'seal'), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(codeId)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** Derives a key for a single use from the installation's secret. */
function deriveKey(hashKey: string, use: 'hash' | 'seal'): Buffer {
  return Buffer.from(hkdfSync('sha256', hashKey, '', `verification code ${use}`, 32));
}
