import type { FunctionComponent } from 'react';
import type { OverlayProps } from '#web/app/overlays/overlay.ts';
import type { Page } from '#web/app/use-page.ts';

/** Loaders of the session overlays; in a separate file that visitors never load. */
export const SESSION_OVERLAY_LOADERS = {
  device: async (page) => (await import('#web/features/verification/device-dialog.tsx')).loadDeviceDialog(page),
  email: async (page) => (await import('#web/features/verification/email-dialog.tsx')).loadEmailDialog(page),
  phone: async (page) => (await import('#web/features/verification/phone-dialog.tsx')).loadPhoneDialog(page),
  phoneReminder: async (page) =>
    (await import('#web/features/verification/phone-reminder.tsx')).loadPhoneReminder(page),
} as const satisfies Record<string, (page: Page) => Promise<FunctionComponent<OverlayProps>>>;
