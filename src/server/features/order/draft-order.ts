import { DEFAULT_PRODUCT } from '#contract/product/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { makeOrderNumber } from '#domain/money/order-number.ts';
import type { Row } from '../../db/schema.ts';
import type { Offer } from './find-offer.ts';

export interface OrderDraft {
  readonly offer: Offer;
  readonly userId: number;
  readonly quantity: number;
  readonly testMode: boolean;
  readonly lang: LocaleCode;
  readonly at: Date;
  /** At least ten random bytes. */
  readonly random: Uint8Array;
}

/** The order as it will be stored once it is paid. */
export type DraftedOrder = Omit<Row<'orders'>, 'id' | 'amount_rank'>;

/** Drafts an order before payment, with a snapshot of its application, product and seller. */
export function draftOrder({ offer, userId, quantity, testMode, lang, at, random }: OrderDraft): DraftedOrder {
  const { shop, productId, productNames, currency, priceMinor, amountMinor, source } = offer;
  return {
    order_id: makeOrderNumber('P', at.getTime(), random),
    user_id: userId,
    application_id: shop.id,
    app_id: shop.appId,
    application_names: shop.names,
    product_id: productId,
    product_names: productNames,
    seller_id: shop.sellerId,
    seller: shop.seller,
    lang,
    currency,
    price_minor: priceMinor,
    quantity,
    amount_minor: amountMinor,
    status: PAYMENT_STATUS.paid,
    refunded_minor: 0,
    refund_reason: '',
    refund_requested_at: null,
    refund_answer: '',
    refund_decided_at: null,
    refund_operator_id: null,
    refund_requester_id: null,
    country: source?.country ?? DEFAULT_PRODUCT.regionCode,
    is_test: testMode,
    acknowledged_at: null,
    created_at: at,
  };
}
