import type { DepositRefund, OperatorDeposit } from '#contract/deposit/entities.ts';

/** A paid top-up for tests. */
export function buildDeposit(more: Partial<OperatorDeposit> = {}): OperatorDeposit {
  return {
    orderId: 'D261121ABCDEFGHJK',
    paymentMethod: 'credit_card',
    paymentStatus: 1,
    currency: 'TWD',
    amount: 12_000,
    points: 12_000,
    refundedAmount: 0,
    storeCode: null,
    expiresAt: null,
    invoiceNumber: 'AB12345678',
    createdAt: '2026-11-21T12:00:00.000Z',
    paidAt: '2026-11-21T12:01:00.000Z',
    user: { id: 7, account: 'google:7', nickname: 'Mei' },
    provider: 'sandbox',
    providerReference: 'S-1',
    problem: null,
    credit: null,
    refunds: [],
    disputes: [],
    ...more,
  };
}

/** A refund requested by operator 1 that needs a second operator's approval. */
export const WAITING = {
  amount: 12_000,
  state: 'waiting',
  owedAmount: 0,
  reason: 'bought twice',
  operatorId: 1,
  createdAt: '2026-11-21T13:00:00.000Z',
} as const satisfies DepositRefund;
