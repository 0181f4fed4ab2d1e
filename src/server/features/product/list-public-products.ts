import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { DEFAULT_PRODUCT } from '#contract/product/entities.ts';
import { findShelfObstacle } from '#domain/application/shelf-obstacle.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { currenciesOf, readOffered, readOfferedCounts } from './offered-queries.ts';
import { readFront, type ShopFront } from './shop-queries.ts';

/** Lists an application's products on sale in a currency. */
export function listPublicProducts(
  services: Pick<Services, 'database' | 'cache' | 'offered' | 'now'>,
): Handler<'listPublicProducts'> {
  return async ({ applicationId, lang, currency, limit, offset }) => {
    const front = requireShop(await readFront(services, applicationId));
    const counts = await readOfferedCounts(services, front, { isTester: false });
    const list = await readOffered(services, front, { isTester: false, currency, lang, offset, limit });
    const { name, productId, regionCode, quantity } = DEFAULT_PRODUCT;
    return {
      count: counts[currency] ?? 0,
      list: [...list],
      currencies: currenciesOf(counts),
      defaultProduct: { name, productId, regionCode, quantity },
    };
  };
}

/**
 * @throws `applicationNotFound` for applications that are unknown or were never released, `applicationPulled` or
 * `applicationRemoved` for others off the shelf.
 */
function requireShop(shop: ShopFront | undefined): ShopFront {
  if (shop === undefined) throw new ApiError(ERROR.applicationNotFound);
  const code = findShelfObstacle('application', shop);
  if (code !== null) throw new ApiError(code);
  return shop;
}
