import type { PayableDeposit } from '#contract/deposit/entities.ts';
import type { Order } from '#contract/order/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';

const NOON = '2026-11-21T04:00:00.000Z';

/** A paid top-up. */
export function buildDeposit(overrides: Partial<PayableDeposit> = {}): PayableDeposit {
  return {
    orderId: 'D261121ABCDEFGHJK',
    paymentMethod: 'credit_card',
    paymentStatus: PAYMENT_STATUS.paid,
    currency: 'TWD',
    amount: 1500,
    points: 1500,
    refundedAmount: 0,
    storeCode: null,
    expiresAt: null,
    invoiceNumber: null,
    createdAt: NOON,
    paidAt: NOON,
    payUrl: null,
    ...overrides,
  };
}

/** A paid exchange. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  return {
    orderId: 'P261121ABCDEFGHJK',
    exchangeId: 'X261121ABCDEFGHJK',
    applicationId: 'starsea.voyage',
    applicationName: 'Starsea Voyage',
    productId: 'gems.100',
    productName: 'A hundred gems',
    paymentMethod: 'point',
    paymentStatus: PAYMENT_STATUS.paid,
    currency: 'TWD',
    quantity: 2,
    amount: 300,
    points: 300,
    refundedAmount: 0,
    refundRequest: null,
    seller: 'Tidewater Games',
    createdAt: NOON,
    testMode: false,
    country: 'TW',
    acknowledgedAt: null,
    ...overrides,
  };
}
