import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Generates a secret in the format of the Standard Webhooks specification. */
export function makeWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/**
 * Encrypts a secret for the database: signing needs the secret itself, so a hash does not suffice, but a copy of the
 * database must not be enough to sign. Encryption is bound to the application.
 */
export function sealWebhookSecret(hashKey: string, applicationNumber: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(hashKey), nonce).setAAD(bindingOf(applicationNumber));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a secret; null if the key differs, for example after a change of SESSION_SECRET. */
export function openWebhookSecret(hashKey: string, applicationNumber: number, seal: string): string | null {
  const bytes = Buffer.from(seal, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, deriveKey(hashKey), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(bindingOf(applicationNumber)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function bindingOf(applicationNumber: number): Buffer {
  return Buffer.from(`application ${applicationNumber}`);
}

function deriveKey(hashKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', hashKey, '', 'webhook secret', 32));
}
