import type { Page } from '../../app/use-page.ts';

/** Offers users without a verified phone number to link one before a payment (O30). Nothing depends on the answer. */
export async function remindOfPhone(page: Page): Promise<void> {
  if (page.state.user?.phoneConfirmed !== false) return;
  const { openPhoneReminder } = await import('#web/app/overlays/open-verification.ts');
  await openPhoneReminder();
}
