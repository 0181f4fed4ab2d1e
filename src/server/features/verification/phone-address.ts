import { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { isInternationalPhoneNumber } from '#domain/company/phone-number.ts';

/** A number in the parts that a profile shows. */
export interface PhoneAddress {
  /** With plus sign and calling code: `+886912345678`. */
  readonly e164: string;
  /** Digits without the plus sign. */
  readonly callingCode: string;
  /** The digits after the calling code. */
  readonly nationalNumber: string;
}

/**
 * Parses a phone number in any usual notation, with plus sign and calling code.
 * @throws ApiError `invalidCountryCode` for an unknown calling code, `invalidFormat` for any other invalid number.
 */
export function readPhoneAddress(text: string): PhoneAddress {
  try {
    const { number, countryCallingCode, nationalNumber } = parsePhoneNumberWithError(text, { extract: false });
    if (isInternationalPhoneNumber(text)) return { e164: number, callingCode: countryCallingCode, nationalNumber };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (text.startsWith('+') && error.message === 'INVALID_COUNTRY') throw new ApiError(ERROR.invalidCountryCode);
  }
  throw new ApiError(ERROR.invalidFormat, { fields: { phoneNumber: 'rule.sns.phone_number' } });
}

/** Premium numbers: sending codes to them earns fraudsters money. */
const COSTLY_TYPES: readonly (string | undefined)[] = ['PREMIUM_RATE', 'SHARED_COST'];

export function isCostlyNumber({ e164 }: PhoneAddress): boolean {
  return COSTLY_TYPES.includes(parsePhoneNumberWithError(e164).getType());
}
