import type { Carrier } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, type CarrierType } from '#contract/values/states.ts';
import { isCarrierCode } from '#domain/invoice/carrier-code.ts';
import type { MessageKey } from '#i18n/message-key.ts';

export type TypedCarrier = Exclude<CarrierType, typeof CARRIER_TYPE.memberCarrier>;

interface TypedWay {
  /** A valid example, shown beside the field. */
  readonly example: string;
  readonly length: number;
  readonly inputMode: 'text' | 'numeric';
  /** Message for an invalid code. */
  readonly rule: MessageKey;
}

/** The typed codes by carrier type; a member carrier is linked on the platform's page. */
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

/** All carrier types, the best known first. */
export const WAYS = [
  CARRIER_TYPE.mobileBarcode,
  CARRIER_TYPE.citizenCertificate,
  CARRIER_TYPE.memberCarrier,
  CARRIER_TYPE.donation,
] as const satisfies readonly CarrierType[];

export function isTypedCarrier(type: CarrierType): type is TypedCarrier {
  return type !== CARRIER_TYPE.memberCarrier;
}

/** Normalizes a typed or pasted code: no spaces, half-width capitals, and a leading slash for mobile barcodes. */
export function normalizeCarrierCode(type: TypedCarrier, typed: string): string {
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const withSlash = `/${code}`;
  return type === CARRIER_TYPE.mobileBarcode && isCarrierCode(type, withSlash) ? withSlash : code;
}

/** Masks a code: that of a certificate identifies a person, so only its ends are shown. */
export function maskCarrierCode(type: CarrierType, code: string): string {
  if (type !== CARRIER_TYPE.citizenCertificate) return code;
  return code.slice(0, 2) + '•'.repeat(Math.max(0, code.length - 6)) + code.slice(-4);
}

/** The message that labels the code of a carrier. */
export function carrierLabel(type: CarrierType) {
  return type === CARRIER_TYPE.citizenCertificate ? 'binding.way.2.label' : (`carrierType.${type}` as const);
}

export type BindingOutcome = 'bound' | 'refused' | 'unknown';

/** Result of linking a carrier, set by the invoice platform in the return address. */
export const RETURN_FLAG = 'rtn_flag';

/**
 * The result of linking a carrier after a return from the platform; null otherwise. An address can be forged: success
 * is only reported if the account shows it.
 */
export function findBindingOutcome(flag: unknown, { bound, carrierType }: Carrier): BindingOutcome | null {
  if (flag === undefined) return null;
  const isMember = bound && carrierType === CARRIER_TYPE.memberCarrier;
  if (flag === 'Y') return isMember ? 'bound' : 'unknown';
  return flag === 'N' && !isMember ? 'refused' : 'unknown';
}

/** ID of the heading that gets the focus after a carrier was linked or unlinked. */
export const CURRENT_ID = 'carrier';
