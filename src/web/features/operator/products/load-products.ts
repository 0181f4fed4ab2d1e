import { ApiError } from '#contract/errors.ts';
import type { OperatorProduct } from '#contract/product/entities.ts';
import { listAllProducts } from '#contract/product/operator-endpoints.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../app/use-page.ts';
import type { ProductFilter } from './product-filter.ts';

/** A page of the list of products, with the filter that it answers. */
export interface ProductList {
  readonly filter: ProductFilter;
  /** How many products the filter finds. */
  readonly count: number;
  readonly products: readonly OperatorProduct[];
}

const NOTHING = { count: 0, list: [] } as const;

export async function loadProducts(page: Page, filter: ProductFilter): Promise<ProductList> {
  const { page: number, ...asked } = filter;
  const { count, list, ...found } = await loadPage(number, (span) =>
    page.call(listAllProducts, { ...asked, lang: page.state.locale, ...span }).catch((error: unknown) => {
      // An address may ask for the products of an application that there is not.
      if (error instanceof ApiError && error.code === 50004) return NOTHING;
      throw error;
    }),
  );
  return { filter: { ...filter, page: found.number }, count, products: list };
}
