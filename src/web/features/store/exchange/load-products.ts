import { ApiError } from '#contract/errors.ts';
import type { CurrencyCode } from '#contract/limits.ts';
import type { LocaleCode } from '#contract/locales.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import type { PublicProduct } from '#contract/product/entities.ts';
import type { Page } from '../../../app/use-page.ts';

/** What a game sells for star coins of one currency. */
export interface ProductOffer {
  readonly currency: CurrencyCode;
  /** Every currency that the game sells something for. */
  readonly currencies: readonly CurrencyCode[];
  readonly products: readonly PublicProduct[];
}

/** What is paid with where a language is spoken; the others see what the game sells for first. */
const USUAL: Readonly<Partial<Record<LocaleCode, CurrencyCode>>> = { 'zh-TW': 'TWD' };

/** What a game sells, in the usual currency of the visitor's language or, where it has none for that, in its first. */
export async function loadProducts(page: Page, applicationId: string): Promise<ProductOffer | null> {
  const usual = USUAL[page.state.locale] ?? 'EUR';
  try {
    const offer = await loadOffer(page, { applicationId, currency: usual });
    if (offer.products.length > 0) return offer;
    const [first] = offer.currencies;
    return first === undefined ? null : await loadOffer(page, { applicationId, currency: first });
  } catch (error) {
    // A game whose products cannot be had is still a game.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** What a game sells for one currency. */
export async function loadOffer(
  page: Page,
  { applicationId, currency }: { readonly applicationId: string; readonly currency: CurrencyCode },
): Promise<ProductOffer> {
  const reply = await page.call(listPublicProducts, { applicationId, currency, lang: page.state.locale });
  return { currency, currencies: reply.currencies ?? [], products: reply.list ?? [] };
}
