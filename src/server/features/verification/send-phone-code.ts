import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { isCostlyNumber, readPhoneAddress } from './phone-address.ts';
import { type CodeServices, requestCode } from './request-code.ts';

/** Sends a code to a phone number in any usual notation. */
export function sendPhoneCode(services: CodeServices): Handler<'sendPhoneCode'> {
  return async ({ phoneNumber }, context) => {
    const phone = readPhoneAddress(phoneNumber);
    if (isCostlyNumber(phone)) throw new ApiError(ERROR.smsNumberRefused);
    return requestCode(services, { purpose: 'phone', address: phone.e164 }, context);
  };
}
