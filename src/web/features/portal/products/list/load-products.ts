import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Page } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, kept, search, sort } from '#web/kit/list/filter/filter-kinds.tsx';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { type Chosen, loadChosen, readChosenId } from '../../layout/chosen-page.tsx';

/** Filters and order of the product list. */
export const productFilter = defineFilter({
  applicationId: kept((applicationId) => readChosenId({ applicationId })),
  search: search('products.search'),
  status: choice(Object.values(SHELF), {
    label: 'words.status',
    any: 'words.anyStatus',
    text: (shelf, page) => page.t(`shelf.${shelf}`),
  }),
  sort: sort(['-createdAt', '-updatedAt', 'name', 'productId'], {
    label: 'hall.sort.label',
    text: (order, page) => page.t(`list.sort.${order}`),
  }),
});
type ProductFilter = ValuesOf<typeof productFilter>;

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
