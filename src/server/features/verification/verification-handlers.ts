import { addDevice, sendDeviceCode } from '#contract/device/endpoints.ts';
import {
  bindPhoneNumber,
  getCodeStatus,
  sendAppleEmailCode,
  sendEmailCode,
  sendPhoneCode,
  verifyAppleEmail,
  verifyEmail,
  verifyPhone,
} from '#contract/verification/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createAddDevice, createSendDeviceCode } from './add-device.ts';
import { createGetCodeStatus } from './get-code-status.ts';
import { createSendEmailCode } from './send-email-code.ts';
import { createSendPhoneCode } from './send-phone-code.ts';
import { createVerifyEmail } from './verify-email.ts';
import { createVerifyPhone } from './verify-phone.ts';

/** Everything that is proved by a code. */
export function verificationHandlers(services: Services): BoundHandler[] {
  return [
    handle(sendEmailCode, createSendEmailCode(services, { isForApple: false })),
    handle(verifyEmail, createVerifyEmail(services, { isForApple: false })),
    handle(sendAppleEmailCode, createSendEmailCode(services, { isForApple: true })),
    handle(verifyAppleEmail, createVerifyEmail(services, { isForApple: true })),
    handle(sendPhoneCode, createSendPhoneCode(services)),
    handle(verifyPhone, createVerifyPhone(services)),
    handle(bindPhoneNumber, createVerifyPhone(services)),
    handle(getCodeStatus, createGetCodeStatus(services)),
    handle(sendDeviceCode, createSendDeviceCode(services)),
    handle(addDevice, createAddDevice(services)),
  ];
}
