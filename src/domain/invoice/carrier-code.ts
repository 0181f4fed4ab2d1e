import { CARRIER_TYPE, type CarrierType } from '#contract/values/states.ts';

/**
 * The format of each kind of carrier (docs of Taiwan's electronic invoice platform). A member carrier has no code:
 * users link it on the platform's page.
 */
const CODE_PATTERNS = {
  [CARRIER_TYPE.mobileBarcode]: /^\/[0-9A-Z.+-]{7}$/,
  [CARRIER_TYPE.citizenCertificate]: /^[A-Z]{2}\d{14}$/,
  [CARRIER_TYPE.memberCarrier]: undefined,
  [CARRIER_TYPE.donation]: /^\d{3,7}$/,
} as const satisfies Record<CarrierType, RegExp | undefined>;

/** Whether a text is a valid code for a carrier of this kind: `/P4SV.-I` for a mobile barcode (O48). */
export function isCarrierCode(type: CarrierType, code: string): boolean {
  return CODE_PATTERNS[type]?.test(code) ?? false;
}
