import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import { listDiscounts } from '#contract/product/discount-endpoints.ts';
import type { Discount } from '#contract/product/discount-entities.ts';
import type { Product } from '#contract/product/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import { type Chosen, loadChosen, readChosenId } from '../../layout/load-chosen.ts';

export interface DiscountsData {
  readonly list: readonly Discount[];
  readonly count: number;
  /** The page, from 1. */
  readonly number: number;
  /** What a discount can be for: the first hundred products by name. */
  readonly products: readonly Pick<Product, 'id' | 'name'>[];
}

/** A page of the discounts of the application in the address. */
export function loadDiscounts(page: Page, address: Readonly<Record<string, unknown>>): Promise<Chosen<DiscountsData>> {
  return loadChosen(page, readChosenId(address), async (applicationId) => {
    const sorted = { applicationId, sort: 'name', limit: LIMITS.pageSizeMax } as const;
    const [{ list, count, number }, products] = await Promise.all([
      loadPage(readPageNumber(address.page), (span) => page.call(listDiscounts, { applicationId, ...span })),
      page.call(listOwnProducts, sorted),
    ]);
    return { list, count, number, products: products.list.map(({ id, name }) => ({ id, name })) };
  });
}
