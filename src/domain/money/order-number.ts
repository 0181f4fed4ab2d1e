import { businessDayOf } from './business-period.ts';

/** Crockford's base 32: no letters that look like digits or like each other. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_BYTES = 10;

/** What an order number names: a deposit, an order (a purchase), an exchange, which is the ledger's word for it. */
export type OrderNumberKind = 'D' | 'P' | 'X';

/**
 * A number that people can read out and payment providers take (at most 20 letters and digits): the kind, the day as
 * yymmdd, and ten characters of `random` (at least 10 bytes).
 */
export function makeOrderNumber(kind: OrderNumberKind, atMs: number, random: Uint8Array): string {
  if (random.length < RANDOM_BYTES) throw new RangeError(`an order number needs ${RANDOM_BYTES} random bytes`);
  const tail = [...random.subarray(0, RANDOM_BYTES)].map((byte) => DIGITS[byte % DIGITS.length]).join('');
  return `${kind}${businessDayOf(atMs).slice(2).replaceAll('-', '')}${tail}`;
}

/** Whether a text can be such a number. */
export function isOrderNumber(text: string, kind: OrderNumberKind): boolean {
  return text.startsWith(kind) && /^[DPX]\d{6}[0-9A-HJKMNP-TV-Z]{10}$/.test(text);
}

/** The seller's number of an order. */
export function exchangeIdOf(orderId: string): string {
  return `X${orderId.slice(1)}`;
}

/** The order that a seller's number means. */
export function orderIdOf(exchangeId: string): string {
  return `P${exchangeId.slice(1)}`;
}
