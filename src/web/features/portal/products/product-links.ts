import type { Page } from '#web/app/use-page.ts';
import { writeQuery } from '#web/kit/list/filter/filter-values.ts';

export const PRODUCTS_PATH = '/developer/products';
export const DISCOUNTS_PATH = `${PRODUCTS_PATH}/discounts`;

export function productsAddress(page: Page, applicationId: string): string {
  return page.href(PRODUCTS_PATH, writeQuery({ applicationId }));
}

export function newProductAddress(page: Page, applicationId: string): string {
  return page.href(`${PRODUCTS_PATH}/new`, writeQuery({ applicationId }));
}

export function productAddress(page: Page, id: number): string {
  return page.href(`${PRODUCTS_PATH}/${id}`);
}

export function priceHistoryAddress(page: Page, id: number): string {
  return page.href(`${PRODUCTS_PATH}/${id}/prices`);
}

export function discountsAddress(page: Page, applicationId: string): string {
  return page.href(DISCOUNTS_PATH, writeQuery({ applicationId }));
}
