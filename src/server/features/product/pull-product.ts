import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createShelveProduct } from './shelve-product.ts';

export function pullProduct(services: Services): Handler<'pullProduct'> {
  return createShelveProduct(services, 'pull');
}
