import type { PageCallOptions } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import type { PublicProduct } from '#contract/product/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';
import { balanceStore } from '../balance/balance-store.ts';
import { currencyOfBrowser, findVisitorCurrency } from './visitor-currency.ts';

/** A game's products for star coins of one currency. */
export interface ProductOffer {
  readonly currency: CurrencyCode;
  /** All currencies that the game sells in. */
  readonly currencies: readonly CurrencyCode[];
  readonly products: readonly PublicProduct[];
}

/**
 * A game's products in the visitor's currency, or in its first one; null if it sells nothing. The server only knows the
 * language, because visitors of a language share a page: the browser corrects it.
 */
export async function loadProducts(page: Page, applicationId: string): Promise<ProductOffer | null> {
  try {
    const offer = await loadOffer(page, { applicationId, currency: currencyOfPage(page) });
    if (offer.products.length > 0) return offer;
    const [first] = offer.currencies;
    return first === undefined ? null : await loadOffer(page, { applicationId, currency: first });
  } catch (error) {
    // A game page works without its products.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The initial currency of prices, as far as the server knows it. */
function currencyOfPage({ state: { locale, user } }: Page): CurrencyCode {
  if (typeof window === 'undefined') {
    return findVisitorCurrency({ remembered: null, balances: null, languages: [], locale });
  }
  const known = balanceStore.get();
  return currencyOfBrowser(locale, known !== null && known.userId === user?.id ? known.list : null);
}

/** A game's products in one currency. */
export async function loadOffer(
  page: Page,
  { applicationId, currency }: { readonly applicationId: string; readonly currency: CurrencyCode },
  options: PageCallOptions = {},
): Promise<ProductOffer> {
  const reply = await page.call(listPublicProducts, { applicationId, currency, lang: page.state.locale }, options);
  return { currency, currencies: reply.currencies ?? [], products: reply.list ?? [] };
}
