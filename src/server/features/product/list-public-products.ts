import { ApiError } from '#contract/errors.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/limits.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { listPublicProducts } from '#contract/product/endpoints.ts';
import { DEFAULT_PRODUCT, type PublicProduct } from '#contract/product/entities.ts';
import { toMajor } from '#domain/money.ts';
import { findShelfObstacle } from '#domain/shelf-obstacle.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { readFront, readOffered, type ShopFront, type ShopProduct } from './shop-queries.ts';

/** What an application sells for a currency. */
export function createListPublicProducts(
  services: Pick<Services, 'database' | 'cache'>,
): Handler<typeof listPublicProducts> {
  return async ({ applicationId, lang, currency, limit, offset }) => {
    const front = requireShop(await readFront(services, applicationId));
    const onShelf = await readOffered(services, front, { isTester: false });
    const list = onShelf.flatMap((product) => presentProduct(product, lang, currency));
    const { name, productId, regionCode, quantity } = DEFAULT_PRODUCT;
    return {
      count: list.length,
      list: list.slice(offset, offset + limit),
      currencies: CURRENCIES.filter((code) =>
        onShelf.some(({ prices }) => prices.some((row) => row.currency === code)),
      ),
      defaultProduct: { name, productId, regionCode, quantity },
    };
  };
}

/** @throws 50004 for applications that are unknown or were never released, 60030 or 60031 for others off the shelf. */
function requireShop(shop: ShopFront | undefined): ShopFront {
  if (shop === undefined) throw new ApiError(50004);
  const code = findShelfObstacle('application', shop);
  if (code !== null) throw new ApiError(code);
  return shop;
}

/** Nothing where the product has no price in the currency. */
function presentProduct(product: ShopProduct, lang: LocaleCode, currency: CurrencyCode): PublicProduct[] {
  const price = product.prices.find((row) => row.currency === currency);
  if (price === undefined) return [];
  const { productId, titles, descriptions, icon } = product;
  const major = toMajor(price.priceMinor, currency);
  return [{ productId, title: titles[lang], description: descriptions[lang], icon, currency, price: major }];
}
