import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { type Chosen, loadChosen } from '../../layout/load-chosen.ts';
import { type ProductFilter, productFilter } from './product-filter.ts';

export type ProductsData = Loaded<typeof listOwnProducts, ProductFilter>;

/** A page of the products of the application in the address. */
export function loadProducts(page: Page, texts: FilterTexts): Promise<Chosen<ProductsData>> {
  const { page: number, ...asked } = productFilter.read(texts);
  return loadChosen(page, asked.applicationId, (applicationId) => {
    const chosen = { ...asked, applicationId };
    return loadList(page, listOwnProducts, { ...chosen, page: number }, chosen);
  });
}
