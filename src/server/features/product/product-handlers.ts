import { getOwnProduct, listOwnProducts } from '#contract/product/developer-endpoints.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createGetOwnProduct } from './get-own-product.ts';
import { createListOwnProducts } from './list-own-products.ts';
import { createListPublicProducts } from './list-public-products.ts';

/** What players see of products, and what their developers do with them. */
export function productHandlers(services: Services): BoundHandler[] {
  return [
    handle(listPublicProducts, createListPublicProducts(services)),
    handle(listOwnProducts, createListOwnProducts(services)),
    handle(getOwnProduct, createGetOwnProduct(services)),
  ];
}
