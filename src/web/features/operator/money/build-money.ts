import type { DepositRefund, OperatorDeposit } from '#contract/deposit/entities.ts';
import type { InvoiceDraw, InvoiceRange, OperatorInvoice } from '#contract/invoice/entities.ts';
import {
  ACCOUNT_KINDS,
  LEDGER_CHECKS,
  type LedgerAccountState,
  type LedgerEntryState,
  type LedgerReport,
  TRANSACTION_KINDS,
} from '#contract/ledger/entities.ts';
import type { OperatorOrder } from '#contract/order/entities.ts';
import type { DailyClose } from './close/load-closes.ts';

/* Test records for the pages, one of each kind. */

const NOON = '2026-11-21T12:00:00.000Z';

export function buildOrder(more: Partial<OperatorOrder> = {}): OperatorOrder {
  return {
    orderId: 'P261121ABCDEFGHJK',
    exchangeId: 'X261121ABCDEFGHJK',
    applicationId: 'com.example.game',
    applicationName: 'Bay Rush',
    productId: 'tickets',
    productName: 'Ten tickets',
    paymentMethod: 'point',
    paymentStatus: 1,
    currency: 'TWD',
    quantity: 2,
    amount: 60,
    points: 60,
    refundedAmount: 0,
    refundRequest: null,
    seller: 'Paper Boat',
    createdAt: NOON,
    testMode: false,
    country: 'TW',
    acknowledgedAt: null,
    user: { id: 7, account: 'google:7', nickname: 'Mei' },
    refundOperatorId: null,
    ...more,
  };
}

export const ASKED = {
  reason: 'by accident',
  by: 'player',
  requestedAt: NOON,
  decision: null,
  answer: '',
  decidedAt: null,
} as const;

export const REPORT: LedgerReport = {
  madeAt: NOON,
  isBalanced: true,
  checks: LEDGER_CHECKS.map((check) => ({ check, checked: 3, findings: [] })),
  circulation: [{ currency: 'TWD', points: 100, held: 0, sales: 50, owed: 0 }],
};

export const ACCOUNTS: readonly LedgerAccountState[] = ACCOUNT_KINDS.map((kind) => ({
  userId: 7,
  kind,
  currency: 'TWD',
  balance: 100,
  entries: 2,
}));

export const ENTRIES: readonly LedgerEntryState[] = TRANSACTION_KINDS.map((transaction, index) => ({
  id: index,
  transactionId: index,
  transaction,
  reference: index % 2 === 0 ? 'deposit:D261121ABCDEFGHJK' : 'order:P261121ABCDEFGHJK',
  kind: 'points',
  currency: 'TWD',
  amount: -100,
  balanceAfter: index === 0 ? null : 100,
  postedAt: NOON,
}));

export const CLOSE: DailyClose = {
  day: '2026-11-21',
  currency: 'TWD',
  topUpCount: 2,
  topUpAmount: 1300,
  refundAmount: 300,
  orderCount: 4,
  orderAmount: 120,
  orderRefundAmount: 0,
  circulation: 880,
};

export function buildInvoice(more: Partial<OperatorInvoice> = {}): OperatorInvoice {
  return {
    id: 1,
    invoiceNumber: 'AB12345678',
    period: '2026-11',
    orderId: 'D261121ABCDEFGHJK',
    user: { id: 7, account: 'google:7', nickname: 'Mei' },
    status: 1,
    carrierType: null,
    amount: 1000,
    allowance: 400,
    paidAt: NOON,
    issuedAt: NOON,
    voidedAt: null,
    winningType: 8,
    prize: 200,
    printing: 0,
    ...more,
  };
}

export const RANGE: InvoiceRange = {
  id: 1,
  period: '2026-11',
  prefix: 'AB',
  from: '00000050',
  to: '00000099',
  next: '00000060',
  used: 10,
  left: 40,
  createdAt: NOON,
};

export const DRAW: InvoiceDraw = {
  period: '2026-07',
  drawnAt: '2026-09-24T16:00:00.000Z',
  importedAt: NOON,
  redeemFrom: '2026-10-06',
  redeemUntil: '2027-01-05',
  numbers: [{ number: '97023797', winningType: 1 }],
  winners: 3,
  prizes: 600,
};

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
