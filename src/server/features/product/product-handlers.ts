import { listPublicProducts } from '#contract/product/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createListPublicProducts } from './list-public-products.ts';

/** The public calls of products. */
export function productHandlers(services: Services): BoundHandler[] {
  return [handle(listPublicProducts, createListPublicProducts(services))];
}
