import { createCipheriv } from 'node:crypto';

/** Fixed by the platform's own tool for everybody; what is secret is the key. */
const VECTOR = Buffer.from('Dt8lyToo17X/XkXaQvihuA==', 'base64');

/**
 * Number and random code of an invoice, encrypted as the QR codes of Taiwan's invoices have it: AES-128-CBC, base64, 24
 * characters.
 * @param key 32 hexadecimal digits
 */
export function encryptVerification(key: string, text: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key, 'hex'), VECTOR);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}
