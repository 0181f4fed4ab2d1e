import { emailAddress } from '../account/email-address.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { text, textChoice } from '../schema/parameter-schemas.ts';
import { resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { CODE_PURPOSES, codeSentSchema, codeStatusSchema } from './entities.ts';

const GROUP = 'verification';

/**
 * Whether it has the right digits is the handler's to say: a wrong code is `invalidVerificationCode`, not a wrong
 * format.
 */
const code = text({ max: LIMITS.verificationCodeInputLength });
/** With plus sign and calling code, as people write it; the handler reads it. */
const phoneNumber = text({ max: LIMITS.phoneNumberInputLength });

export const sendEmailCode = defineEndpoint({
  name: 'sendEmailCode',
  group: GROUP,
  summary: 'Send a verification code to an email address',
  method: 'POST',
  path: '/api/email/verification_code/send',
  auth: 'user',
  body: 'json',
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  request: z.object({ email: emailAddress }),
  reply: codeSentSchema,
  errors: [
    ERROR.recentSignInNeeded,
    ERROR.permissionDenied,
    ERROR.verificationCodeStillValid,
    ERROR.externalProviderError,
  ],
});

export const verifyEmail = defineEndpoint({
  name: 'verifyEmail',
  group: GROUP,
  summary: 'Verify an email address and set it for the account',
  method: 'POST',
  path: '/api/email/verification_code',
  auth: 'user',
  body: 'json',
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  request: z.object({ email: emailAddress, code }),
  reply: resultReply,
  errors: [ERROR.recentSignInNeeded, ERROR.permissionDenied, ERROR.invalidVerificationCode],
});

export const sendAppleEmailCode = defineEndpoint({
  name: 'sendAppleEmailCode',
  group: GROUP,
  summary: 'Send a verification code to the email address of an unverified Sign in with Apple account',
  method: 'POST',
  path: '/api/email/a/verification_code/send',
  auth: 'user',
  body: 'json',
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  request: z.object({ email: emailAddress }),
  reply: codeSentSchema,
  errors: [ERROR.permissionDenied, ERROR.verificationCodeStillValid, ERROR.externalProviderError],
});

export const verifyAppleEmail = defineEndpoint({
  name: 'verifyAppleEmail',
  group: GROUP,
  summary: 'Verify the email address of an unverified Sign in with Apple account',
  method: 'POST',
  path: '/api/email/a/verification_code',
  auth: 'user',
  body: 'json',
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  request: z.object({ email: emailAddress, code }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.invalidVerificationCode],
});

// Phone numbers stay locked on a device outside the list: a stranger would bind his own number.
export const sendPhoneCode = defineEndpoint({
  name: 'sendPhoneCode',
  group: GROUP,
  summary: 'Send a verification code to a phone number',
  method: 'POST',
  path: '/api/phone/verification_code/send',
  auth: 'user',
  body: 'json',
  allowsUnverified: true,
  request: z.object({ phoneNumber }),
  reply: codeSentSchema,
  errors: [
    ERROR.invalidCountryCode,
    ERROR.verificationCodeStillValid,
    ERROR.smsProviderError,
    ERROR.smsNumberRefused,
    ERROR.smsQuotaUsedUp,
  ],
});

export const verifyPhone = defineEndpoint({
  name: 'verifyPhone',
  group: GROUP,
  summary: 'Verify a phone number and set it for the account',
  method: 'POST',
  path: '/api/phone/verification_code',
  auth: 'user',
  body: 'json',
  allowsUnverified: true,
  request: z.object({ phoneNumber, code }),
  reply: resultReply,
  errors: [ERROR.invalidVerificationCode, ERROR.invalidCountryCode],
});

export const bindPhoneNumber = defineEndpoint({
  name: 'bindPhoneNumber',
  group: GROUP,
  summary: 'Verify a phone number from the dialog that adds one',
  method: 'POST',
  path: '/api/phone/verification/bind_phone_number',
  auth: 'user',
  body: 'json',
  allowsUnverified: true,
  request: z.object({ phoneNumber, code }),
  reply: resultReply,
  errors: [ERROR.invalidVerificationCode, ERROR.invalidCountryCode],
});

export const getCodeStatus = defineEndpoint({
  name: 'getCodeStatus',
  group: GROUP,
  summary: 'Get the delivery status of the latest code',
  method: 'GET',
  path: '/api/verification/status',
  auth: 'user',
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  request: z.object({ purpose: textChoice(CODE_PURPOSES) }),
  reply: codeStatusSchema,
  errors: [],
});
