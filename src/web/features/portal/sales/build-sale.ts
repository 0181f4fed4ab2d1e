import type { Sale, SalesChart } from '#contract/sales/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';

/*
 * Test data for the pages.
 */

export const NOON = '2026-11-21T04:00:00.000Z';

/** A paid sale. */
export function buildSale(overrides: Partial<Sale> = {}): Sale {
  return {
    orderId: 'P261121ABCDEFGHJK',
    exchangeId: 'X261121ABCDEFGHJK',
    applicationId: 'com.example.sea',
    applicationName: 'Sea',
    productId: 'gems.100',
    productName: '100',
    paymentMethod: 'point',
    paymentStatus: PAYMENT_STATUS.paid,
    currency: 'TWD',
    quantity: 2,
    amount: 300,
    points: 300,
    refundedAmount: 0,
    refundRequest: null,
    seller: 'Sea',
    createdAt: NOON,
    testMode: false,
    country: 'TW',
    acknowledgedAt: NOON,
    playerId: 'pl_ABCDEFGHIJKLMNOPQRSTUV',
    ...overrides,
  };
}

/** Sales in one currency on two days. */
export function buildChart(overrides: Partial<SalesChart> = {}): SalesChart {
  const sold = { count: 2, amount: 300, refundedAmount: 30 };
  const nothing = { count: 0, amount: 0, refundedAmount: 0 };
  return {
    currency: 'TWD',
    ...sold,
    days: [
      { day: '2026-11-20', ...nothing },
      { day: '2026-11-21', ...sold },
    ],
    products: [{ applicationId: 'com.example.sea', productId: 'gems.100', name: '100', ...sold }],
    countries: [
      { country: 'TW', ...sold },
      { country: null, ...nothing },
    ],
    ...overrides,
  };
}
