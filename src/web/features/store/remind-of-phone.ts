import { USER_STATUS } from '#contract/values/states.ts';
import type { Page } from '../../app/use-page.ts';

/**
 * Offers users without a verified phone number to link one before a payment (O30). Nothing depends on the answer. A
 * deactivated account can neither link one nor pay, which the payment says.
 */
export async function remindOfPhone({ state: { user } }: Pick<Page, 'state'>): Promise<void> {
  if (user === null || user.phoneConfirmed || user.status !== USER_STATUS.normal) return;
  const { openPhoneReminder } = await import('#web/app/overlays/open-verification.ts');
  await openPhoneReminder();
}
