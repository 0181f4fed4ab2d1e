import { businessDayOf } from './business-period.ts';

/** Crockford's base 32, without letters that resemble digits or each other. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_BYTES = 10;

/** Kinds of order numbers: deposit, order (purchase), and exchange, the ledger's term for an order. */
export type OrderNumberKind = 'D' | 'P' | 'X';

/**
 * An order number that can be read aloud and that payment providers accept (at most 20 letters and digits): the kind,
 * the day as yymmdd, and ten characters of `random` (at least 10 bytes).
 */
export function makeOrderNumber(kind: OrderNumberKind, atMs: number, random: Uint8Array): string {
  if (random.length < RANDOM_BYTES) throw new RangeError(`an order number needs ${RANDOM_BYTES} random bytes`);
  const tail = [...random.subarray(0, RANDOM_BYTES)].map((byte) => DIGITS[byte % DIGITS.length]).join('');
  return `${kind}${businessDayOf(atMs).slice(2).replaceAll('-', '')}${tail}`;
}

/** Whether a text is a well-formed order number. */
export function isOrderNumber(text: string, kind: OrderNumberKind): boolean {
  return text.startsWith(kind) && /^[DPX]\d{6}[0-9A-HJKMNP-TV-Z]{10}$/.test(text);
}

/** The seller's number for an order. */
export function exchangeIdOf(orderId: string): string {
  return `X${orderId.slice(1)}`;
}

/** The order of a seller's number. */
export function orderIdOf(exchangeId: string): string {
  return `P${exchangeId.slice(1)}`;
}
