import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalParams } from '#contract/request/canonical-params.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The secret shared by cashier and store, the same in every process of an installation. */
export function deriveCashierSecret(hashKey: string): string {
  return createHmac('sha256', hashKey).update('sandbox cashier').digest('hex');
}

/** Adds `signature`: hex HMAC-SHA256 over the canonical text of the other fields. */
export function signNotification<Given extends Fields>(fields: Given, secret: string): Given & { signature: string } {
  return { ...fields, signature: sign(fields, secret) };
}

/** Whether a notification has the signature of its fields. */
export function isSignedNotification({ signature, ...fields }: Fields, secret: string): boolean {
  if (typeof signature !== 'string' || !/^[\da-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(fields, secret), 'hex'));
}

function sign(fields: Fields, secret: string): string {
  return createHmac('sha256', secret).update(canonicalParams(fields)).digest('hex');
}
