import { createHash, timingSafeEqual } from 'node:crypto';

export type EcpayFields = Readonly<Record<string, string>>;

/** The keys ECPay issues to a merchant for signing. */
export interface EcpayKeys {
  readonly hashKey: string;
  readonly hashIv: string;
}

/**
 * ECPay's check value (EncryptType 1): the fields sorted by case-insensitive name, between the key and the initial
 * value, URL-encoded like .NET, in lower case, SHA-256 in upper-case hex. Empty fields are included.
 */
export function makeCheckMacValue(fields: EcpayFields, { hashKey, hashIv }: EcpayKeys): string {
  const pairs = Object.entries(fields)
    .filter(([name]) => name !== 'CheckMacValue')
    .map(([name, value]) => ({ order: name.toLowerCase(), text: `${name}=${value}` }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ text }) => text);
  const text = [`HashKey=${hashKey}`, ...pairs, `HashIV=${hashIv}`].join('&');
  return createHash('sha256').update(encodeAsDotNet(text)).digest('hex').toUpperCase();
}

/** The fields with their check value. */
export function withCheckMacValue(fields: EcpayFields, keys: EcpayKeys): EcpayFields {
  return { ...fields, CheckMacValue: makeCheckMacValue(fields, keys) };
}

export function hasCheckMacValue(fields: EcpayFields, keys: EcpayKeys): boolean {
  const given = Buffer.from(fields.CheckMacValue ?? '');
  const expected = Buffer.from(makeCheckMacValue(fields, keys));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function encodeAsDotNet(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replaceAll("'", '%27')
    .replaceAll('~', '%7e')
    .toLowerCase();
}
