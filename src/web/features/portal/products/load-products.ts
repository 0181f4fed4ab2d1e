import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import type { DefaultProduct, Product } from '#contract/product/entities.ts';
import type { Page } from '../../../app/use-page.ts';
import { loadPage, readPageNumber } from '../../../ui/page-number.ts';
import { type Chosen, loadChosen, readChosenId } from '../layout/load-chosen.ts';

export interface ProductsData {
  readonly count: number;
  readonly list: readonly Product[];
  readonly defaultProduct: DefaultProduct;
  /** Of the page, from 1 on. */
  readonly number: number;
}

/** A page of the products of the application that the address asks for. */
export function loadProducts(page: Page, parameters: Readonly<Record<string, unknown>>): Promise<Chosen<ProductsData>> {
  return loadChosen(page, readChosenId(parameters), (applicationId) =>
    loadPage(readPageNumber(parameters.page), (span) => page.call(listOwnProducts, { applicationId, ...span })),
  );
}
