import type { Deposit, DepositTotal, OperatorDeposit } from '#contract/deposit/entities.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { toMajor } from '#domain/money/money.ts';
import type { RecordTotal } from '../ledger/public.ts';
import type { DepositRow, RefundRow } from './deposit-queries.ts';
import type { DisputeRow } from './dispute-queries.ts';

/** Issued invoice numbers by order number. */
export type InvoiceNumbers = ReadonlyMap<string, string>;

const { pending, paid, refunded, refundInProgress } = PAYMENT_STATUS;

/** Formats a deposit for its player. Payment instructions are included while it can be paid. */
export function presentDeposit(row: DepositRow, invoices: InvoiceNumbers): Deposit {
  const { order_id: orderId, currency, status, expires_at: expiresAt } = row;
  const amount = toMajor(row.amount_minor, currency);
  const isOpen = status === pending;
  return {
    orderId,
    paymentMethod: row.payment_method,
    paymentStatus: status,
    currency,
    amount,
    points: amount,
    refundedAmount: toMajor(row.refunded_minor, currency),
    storeCode: isOpen ? row.store_code : null,
    expiresAt: isOpen && expiresAt !== null ? expiresAt.toISOString() : null,
    invoiceNumber: invoices.get(orderId) ?? null,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  };
}

export interface OperatorDepositParts {
  readonly row: DepositRow;
  readonly refunds: readonly RefundRow[];
  readonly disputes: readonly DisputeRow[];
  readonly user: OperatorDeposit['user'];
  readonly invoices: InvoiceNumbers;
}

export function presentOperatorDeposit({
  row,
  refunds,
  disputes,
  user,
  invoices,
}: OperatorDepositParts): OperatorDeposit {
  return {
    ...presentDeposit(row, invoices),
    user,
    provider: row.provider,
    providerReference: row.provider_reference,
    problem: row.problem,
    credit: presentCredit(row),
    refunds: refunds.map((refund) => ({
      amount: toMajor(refund.amount_minor, row.currency),
      state: refund.state,
      owedAmount: toMajor(refund.owed_minor, row.currency),
      reason: refund.reason,
      operatorId: refund.operator_id,
      createdAt: refund.created_at.toISOString(),
    })),
    disputes: disputes.map((dispute) => ({
      amount: toMajor(dispute.amount_minor, row.currency),
      takenAmount: toMajor(dispute.taken_minor, row.currency),
      state: dispute.state,
      createdAt: dispute.created_at.toISOString(),
      updatedAt: dispute.updated_at.toISOString(),
    })),
  };
}

function presentCredit({ credit_operator_id: operatorId, credit_reason: reason, credit_called_at: at }: DepositRow) {
  return operatorId === null || at === null ? null : { operatorId, reason, createdAt: at.toISOString() };
}

/** The number of deposits and the paid sum of each currency, in the order of currencies. */
export function presentDepositTotals(sums: readonly RecordTotal[]): { count: number; totals: DepositTotal[] } {
  const totals = CURRENCIES.flatMap((currency) => {
    const own = sums.filter((sum) => sum.currency === currency);
    if (own.length === 0) return [];
    const wasPaid = own.filter(({ status }) => [paid, refunded, refundInProgress].some((each) => each === status));
    const amount = toMajor(sumOf(wasPaid, 'amountMinor'), currency);
    const refundedAmount = toMajor(sumOf(own, 'refundedMinor'), currency);
    return [{ currency, count: sumOf(own, 'count'), amount, points: amount, refundedAmount }];
  });
  return { count: sumOf(sums, 'count'), totals };
}

function sumOf(sums: readonly RecordTotal[], key: 'count' | 'amountMinor' | 'refundedMinor'): number {
  return sums.reduce((total, sum) => total + sum[key], 0);
}
