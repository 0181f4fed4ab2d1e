import type { RequestOf } from '#contract/endpoint.ts';
import type { FieldErrors } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { createOrder } from '#contract/order/endpoints.ts';
import { DEFAULT_PRODUCT } from '#contract/product/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { findShelfObstacle, type Shelved } from '#domain/application/shelf-obstacle.ts';
import { AMOUNT_MINOR_MAX, toMinor } from '#domain/money/money.ts';
import { discountAt, discountPrice } from '#domain/prices/discount-price.ts';
import type { Shop, ShopProduct, Texts } from '../product/public.ts';

export type OrderRequest = RequestOf<typeof createOrder>;

/** A product at its current price, discounts included. Amounts in minor units of the currency. */
export interface Offer {
  readonly shop: Shop;
  readonly productId: string;
  readonly productNames: Texts;
  readonly currency: CurrencyCode;
  readonly priceMinor: number;
  readonly amountMinor: number;
  /** The product row and the country of the price; null for star coins, which every application sells. */
  readonly source: { readonly id: number; readonly country: string } | null;
}

/** Why there is no offer. */
export interface NoOffer {
  readonly code: ErrorCode;
  readonly fields?: FieldErrors;
}

export interface OfferFacts {
  /** The product names of star coins. */
  readonly pointNames: Texts;
  /** Unix milliseconds: which discount applies. */
  readonly atMs: number;
}

/** A game is bought once. */
const ONE_GAME: NoOffer = { code: ERROR.parameterError, fields: { quantity: 'field.invalid' } };

/**
 * Finds the offer for an order, else the error code: the application's errors come before the product's, and those
 * before
 * the price's. In test mode, products off the shelf are offered as well, and everything is free.
 */
export function findOffer(
  shop: Shop | undefined,
  request: OrderRequest,
  { pointNames, atMs }: OfferFacts,
): Offer | NoOffer {
  if (shop === undefined) return { code: ERROR.applicationNotFound };
  const { productId, currency, testMode } = request;
  const hidden = findObstacle('application', shop, testMode);
  if (hidden !== null) return { code: hidden };
  if (!shop.isOpen) return { code: ERROR.gameNotOpen };
  if (productId === DEFAULT_PRODUCT.productId) {
    const priceMinor = toMinor(DEFAULT_PRODUCT.quantity, currency) ?? 0;
    return priceOffer({ shop, productId, productNames: pointNames, currency, priceMinor, source: null }, request);
  }
  const { product } = shop;
  if (product === undefined) return { code: ERROR.productNotFound };
  const unavailable = findObstacle('product', product, testMode);
  if (unavailable !== null) return { code: unavailable };
  const price = findPrice(product, request);
  if (price === undefined) return { code: ERROR.currencyNotFound };
  const { country } = price;
  const discount = discountAt(product.discounts, atMs);
  const priceMinor = discount === undefined ? price.priceMinor : discountPrice(price.priceMinor, discount.percent);
  if (product.id === shop.gameProductRow && request.quantity !== 1) return ONE_GAME;
  const source = { id: product.id, country };
  return priceOffer({ shop, productId, productNames: product.titles, currency, priceMinor, source }, request);
}

/** Applications and products that were taken down are sold to nobody, testers included. */
function findObstacle(kind: 'application' | 'product', thing: Shelved, testMode: boolean): ErrorCode | null {
  return testMode && thing.status === SHELF.offShelf ? null : findShelfObstacle(kind, thing);
}

/** The price in a country, if it is in the currency; without a country, the first price in the currency. */
function findPrice({ prices }: ShopProduct, { country: asked, currency }: OrderRequest) {
  for (const { countries, priceMinor, ...price } of prices) {
    const country = countries.split(' ').find((one) => asked === undefined || one === asked);
    if (price.currency === currency && country !== undefined) return { country, priceMinor };
  }
  return undefined;
}

function priceOffer(offer: Omit<Offer, 'amountMinor'>, { quantity, price, testMode }: OrderRequest): Offer | NoOffer {
  const { currency, priceMinor } = offer;
  const isAsShown = price === undefined || toMinor(price, currency) === priceMinor;
  if (!isAsShown) return { code: ERROR.parameterError, fields: { price: 'field.invalid' } };
  if (testMode) return { ...offer, priceMinor: 0, amountMinor: 0 };
  const amountMinor = priceMinor * quantity;
  return amountMinor > AMOUNT_MINOR_MAX ? { code: ERROR.notEnoughCoins } : { ...offer, amountMinor };
}
