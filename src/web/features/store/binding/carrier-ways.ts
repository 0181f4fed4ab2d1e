import { CARRIER_TYPE, type CarrierType } from '#contract/values/states.ts';
import { isCarrierCode } from '#domain/invoice/carrier-code.ts';
import type { MessageKey } from '#i18n/message-key.ts';

export type TypedCarrier = Exclude<CarrierType, typeof CARRIER_TYPE.memberCarrier>;

interface TypedWay {
  /** Something that can be typed here, to be seen beside the field. */
  readonly example: string;
  readonly length: number;
  readonly inputMode: 'text' | 'numeric';
  /** What is said of a code that cannot be one. */
  readonly rule: MessageKey;
}

/** What is typed for each kind of carrier; a member carrier is bound on the platform's own page. */
export const TYPED_WAYS = {
  [CARRIER_TYPE.mobileBarcode]: { example: '/ABC+123', length: 8, inputMode: 'text', rule: 'carrier.mobile_barcode' },
  [CARRIER_TYPE.citizenCertificate]: {
    example: 'AB12345678901234',
    length: 16,
    inputMode: 'text',
    rule: 'carrier.citizen_certificate',
  },
  [CARRIER_TYPE.donation]: { example: '12345', length: 7, inputMode: 'numeric', rule: 'carrier.donation_code' },
} as const satisfies Record<TypedCarrier, TypedWay>;

/** All ways, in the order in which people know them. */
export const WAYS = [
  CARRIER_TYPE.mobileBarcode,
  CARRIER_TYPE.citizenCertificate,
  CARRIER_TYPE.memberCarrier,
  CARRIER_TYPE.donation,
] as const satisfies readonly CarrierType[];

export function isTypedCarrier(type: CarrierType): type is TypedCarrier {
  return type !== CARRIER_TYPE.memberCarrier;
}

/**
 * A code as the platform knows it, from how people type and paste it: without spaces, in ordinary capital letters, and
 * a mobile barcode with the slash that it begins with.
 */
export function tidyCarrierCode(type: TypedCarrier, typed: string): string {
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const withSlash = `/${code}`;
  return type === CARRIER_TYPE.mobileBarcode && isCarrierCode(type, withSlash) ? withSlash : code;
}

/** A code for everybody's eyes: that of a certificate names a person, and is shown but for its ends. */
export function maskCarrierCode(type: CarrierType, code: string): string {
  if (type !== CARRIER_TYPE.citizenCertificate) return code;
  return code.slice(0, 2) + '•'.repeat(Math.max(0, code.length - 6)) + code.slice(-4);
}
