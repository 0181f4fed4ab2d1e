import { awaitOverlay, showOverlay } from '#web/app/overlays/overlay-demands.ts';

/** Opens the email verification dialog; resolves once it is closed. */
export function openEmailVerification(): Promise<void> {
  return showOverlay('email');
}

/** Opens the dialog that links a phone number (R2.57); resolves once it is closed. */
export function openPhoneBinding(): Promise<void> {
  return showOverlay('phone');
}

/**
 * Offers to link a phone number before an exchange, a top-up or linking a carrier if the account has no verified one
 * (O30). Resolves once that is done, refused or postponed; the caller continues in every case.
 */
export async function openPhoneReminder(): Promise<void> {
  await showOverlay('phoneReminder');
  await awaitOverlay('phone');
}

/** Opens the dialog that adds the current device to the account's list; resolves once it is closed. */
export function openDeviceCode(): Promise<void> {
  return showOverlay('device');
}
