import { awaitOverlay, showOverlay } from '#web/app/overlays/overlay-demands.ts';

/** Shows the dialog that proves an e-mail address; resolves once it is closed. */
export function openEmailVerification(): Promise<void> {
  return showOverlay('email');
}

/** Shows the dialog that binds a phone number (R2.57); resolves once it is closed. */
export function openPhoneBinding(): Promise<void> {
  return showOverlay('phone');
}

/**
 * Before an exchange, a top-up or the binding of a carrier (O30): where the account has no confirmed number, offers to
 * bind one. Resolves once that is done, refused or put off; what was to be done goes on in every case.
 */
export async function openPhoneReminder(): Promise<void> {
  await showOverlay('phoneReminder');
  await awaitOverlay('phone');
}

/** Shows the dialog that adds the device at hand to the account's list; resolves once it is closed. */
export function openDeviceCode(): Promise<void> {
  return showOverlay('device');
}
