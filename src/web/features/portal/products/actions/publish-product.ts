import { ApiError } from '#contract/errors/api-error.ts';
import { releaseProduct } from '#contract/product/developer-endpoints.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { Page } from '../../../../app/use-page.ts';

/** The field that says why an application that sells nothing has no product on the shelf. */
const DECLARED = 'hasInAppPurchase';

/**
 * Puts a product on the shelf; answers whether it is there. What its application declares against that is said in its
 * own words. @throws whatever else fails.
 */
export async function publishProduct(
  page: Page,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  try {
    await page.call(releaseProduct, { id });
  } catch (error) {
    const text = error instanceof ApiError ? page.translator.find(error.fields?.[DECLARED] ?? '') : undefined;
    if (text === undefined) throw error;
    toasts.show('error', text);
    return false;
  }
  toasts.show('success', page.t('words.nameIsPublished', { name }));
  return true;
}
