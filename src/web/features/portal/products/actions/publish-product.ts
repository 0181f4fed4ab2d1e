import { ApiError } from '#contract/errors/api-error.ts';
import { releaseProduct } from '#contract/product/developer-endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** The field that is invalid if the application is declared to sell nothing. */
const DECLARED = 'hasInAppPurchase';

/**
 * Publishes a product and returns whether it is published. If the application's declaration forbids that, an
 * explanation is shown instead.
 * @throws all other errors.
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
