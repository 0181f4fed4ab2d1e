import { CARRIER_TYPE, type CarrierType } from '#contract/values/states.ts';

/**
 * What can be typed for each kind of carrier (docs of Taiwan's electronic invoice platform). A member carrier has no code
 * to type: it is bound on the platform's own page.
 */
const CODE_PATTERNS = {
  [CARRIER_TYPE.mobileBarcode]: /^\/[0-9A-Z.+-]{7}$/,
  [CARRIER_TYPE.citizenCertificate]: /^[A-Z]{2}\d{14}$/,
  [CARRIER_TYPE.memberCarrier]: undefined,
  [CARRIER_TYPE.donation]: /^\d{3,7}$/,
} as const satisfies Record<CarrierType, RegExp | undefined>;

/** Whether a text can be the code of a carrier of this kind: `/P4SV.-I` of a mobile barcode (O48). */
export function isCarrierCode(type: CarrierType, code: string): boolean {
  return CODE_PATTERNS[type]?.test(code) ?? false;
}
