import { listPriceHistory } from '#contract/product/developer-endpoints.ts';
import type { PriceHistoryEntry, Product } from '#contract/product/entities.ts';
import { isCountryCode } from '#domain/countries/countries.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import { findProduct } from '../editor/load-product.ts';

export interface PriceHistoryData {
  readonly applicationId: string;
  readonly product: Product;
  /** Undefined for all countries. */
  readonly country: string | undefined;
  readonly count: number;
  readonly list: readonly PriceHistoryEntry[];
  /** Page number, starting at 1. */
  readonly number: number;
  /** Name of the product in the breadcrumbs. */
  readonly parentCrumb: string;
}

/** A page of a product's price changes. */
export async function loadPriceHistory(
  page: Page,
  productId: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<PriceHistoryData> {
  const country = readCountry(parameters.country);
  const product = await findProduct(page, productId);
  const found = await loadPage(readPageNumber(parameters.page), (span) =>
    page.call(listPriceHistory, { id: product.id, country, ...span }),
  );
  return { ...found, applicationId: product.appId, product, country, parentCrumb: product.name };
}

function readCountry(text: unknown): string | undefined {
  return typeof text === 'string' && isCountryCode(text) ? text : undefined;
}
