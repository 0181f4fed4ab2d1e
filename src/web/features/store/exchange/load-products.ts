import type { PageCallOptions } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import type { PublicProduct } from '#contract/product/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { Page } from '../../../app/use-page.ts';
import { balanceStore } from '../balance/balance-store.ts';
import { currencyOfBrowser, findVisitorCurrency } from './visitor-currency.ts';

/** What a game sells for star coins of one currency. */
export interface ProductOffer {
  readonly currency: CurrencyCode;
  /** Every currency that the game sells something for. */
  readonly currencies: readonly CurrencyCode[];
  readonly products: readonly PublicProduct[];
}

/**
 * What a game sells, in the visitor's currency or, where it has nothing for that, in its first; null where it sells
 * nothing at all. The server knows the language only, since visitors of a language share a page: the browser
 * corrects it.
 */
export async function loadProducts(page: Page, applicationId: string): Promise<ProductOffer | null> {
  try {
    const offer = await loadOffer(page, { applicationId, currency: currencyOfPage(page) });
    if (offer.products.length > 0) return offer;
    const [first] = offer.currencies;
    return first === undefined ? null : await loadOffer(page, { applicationId, currency: first });
  } catch (error) {
    // A game whose products cannot be had is still a game.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The currency that prices are shown in at first, as far as it is known where the page is made. */
function currencyOfPage({ state: { locale, user } }: Page): CurrencyCode {
  if (typeof window === 'undefined') {
    return findVisitorCurrency({ remembered: null, balances: null, languages: [], locale });
  }
  const known = balanceStore.get();
  return currencyOfBrowser(locale, known !== null && known.userId === user?.id ? known.list : null);
}

/** What a game sells for one currency. */
export async function loadOffer(
  page: Page,
  { applicationId, currency }: { readonly applicationId: string; readonly currency: CurrencyCode },
  options: PageCallOptions = {},
): Promise<ProductOffer> {
  const reply = await page.call(listPublicProducts, { applicationId, currency, lang: page.state.locale }, options);
  return { currency, currencies: reply.currencies ?? [], products: reply.list ?? [] };
}
