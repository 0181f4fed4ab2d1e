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
  summary: 'Send a code to an e-mail address',
  method: 'POST',
  path: '/api/email/verification_code/send',
  auth: 'user',
  body: 'json',
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  request: z.object({ email: emailAddress }),
  reply: codeSentSchema,
  errors: [ERROR.permissionDenied, ERROR.verificationCodeStillValid, ERROR.externalProviderError],
});

export const verifyEmail = defineEndpoint({
  name: 'verifyEmail',
  group: GROUP,
  summary: "Prove an e-mail address; it becomes the account's",
  method: 'POST',
  path: '/api/email/verification_code',
  auth: 'user',
  body: 'json',
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  request: z.object({ email: emailAddress, code }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.invalidVerificationCode],
});

export const sendAppleEmailCode = defineEndpoint({
  name: 'sendAppleEmailCode',
  group: GROUP,
  summary: 'The same for an account of Sign in with Apple that is not verified',
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
  summary: 'Prove the e-mail address of such an account',
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
  summary: 'Send a code to a phone number',
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
  summary: "Prove a phone number; it becomes the account's",
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
  summary: 'The same, from the dialog that binds a number',
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
  summary: 'Whether the latest code is on its way, was taken over or cannot be delivered',
  method: 'GET',
  path: '/api/verification/status',
  auth: 'user',
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  request: z.object({ purpose: textChoice(CODE_PURPOSES) }),
  reply: codeStatusSchema,
  errors: [],
});
