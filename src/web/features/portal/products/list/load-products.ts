import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { type Chosen, loadChosen } from '../../layout/load-chosen.ts';
import { type ProductFilter, productFilter } from './product-filter.ts';

export type ProductsData = Loaded<typeof listOwnProducts, ProductFilter>;

/** A page of the products of the application in the address. */
export function loadProducts(page: Page, texts: FilterTexts): Promise<Chosen<ProductsData>> {
  const filter = productFilter.read(texts);
  return loadChosen(page, filter.applicationId, (applicationId) => loadProductsOf(page, applicationId, filter));
}

/** A page of the products of an application. */
export function loadProductsOf(page: Page, applicationId: string, filter: ProductFilter): Promise<ProductsData> {
  const { page: number, ...asked } = { ...filter, applicationId };
  return loadList(page, listOwnProducts, { ...asked, page: number }, asked);
}
