import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createShelveProduct } from './shelve-product.ts';

export function releaseProduct(services: Services): Handler<'releaseProduct'> {
  return createShelveProduct(services, 'release');
}
