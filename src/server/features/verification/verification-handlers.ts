import type { FeatureHandlers } from '../../api/handler.ts';
import { addDevice } from './add-device.ts';
import { bindPhoneNumber } from './bind-phone-number.ts';
import { getCodeStatus } from './get-code-status.ts';
import { sendAppleEmailCode } from './send-apple-email-code.ts';
import { sendDeviceCode } from './send-device-code.ts';
import { sendEmailCode } from './send-email-code.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { verifyAppleEmail } from './verify-apple-email.ts';
import { verifyEmail } from './verify-email.ts';
import { verifyPhone } from './verify-phone.ts';

/** Everything verified by a code. */
export const verificationHandlers = {
  sendEmailCode,
  verifyEmail,
  sendAppleEmailCode,
  verifyAppleEmail,
  sendPhoneCode,
  verifyPhone,
  bindPhoneNumber,
  getCodeStatus,
  sendDeviceCode,
  addDevice,
} satisfies FeatureHandlers;
