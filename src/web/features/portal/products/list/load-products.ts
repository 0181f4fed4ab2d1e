import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import type { DefaultProduct, Product } from '#contract/product/entities.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../../app/use-page.ts';
import { type Chosen, loadChosen, readChosenId } from '../../layout/load-chosen.ts';
import { type ProductFilter, readProductFilter } from './product-filter.ts';

export interface ProductsData {
  /** What the filter finds, on all pages. */
  readonly count: number;
  readonly list: readonly Product[];
  readonly defaultProduct: DefaultProduct;
  /** Its page is the one that is shown. */
  readonly filter: ProductFilter;
}

/** A page of the products of the application that the address asks for. */
export function loadProducts(page: Page, parameters: Readonly<Record<string, unknown>>): Promise<Chosen<ProductsData>> {
  const { page: number, ...asked } = readProductFilter(parameters);
  return loadChosen(page, readChosenId(parameters), async (applicationId) => {
    const { number: shown, ...found } = await loadPage(number, (span) =>
      page.call(listOwnProducts, { applicationId, ...asked, ...span }),
    );
    return { ...found, filter: { ...asked, page: shown } };
  });
}
