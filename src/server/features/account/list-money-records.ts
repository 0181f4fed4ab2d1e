import type { Kysely } from 'kysely';
import type { AccountExport } from '#contract/account/account-export.ts';
import { toMajor } from '#domain/money/money.ts';
import type { Streamed } from '#server/streaming/json-stream.ts';
import { PAGE, readPages } from '#server/streaming/read-pages.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { listDepositRows } from '../deposit/public.ts';
import { findCarrier, type IssuedInvoice, listIssuedAfter } from '../invoice/public.ts';
import { listBalances } from '../ledger/public.ts';
import { listOrderRows } from '../order/public.ts';

const EVER = { fromMs: null, toMs: null, isWholeDays: true } as const;

type MoneyRecords = Pick<AccountExport, 'points' | 'deposits' | 'orders' | 'carrier' | 'invoices'>;

/** All financial records of an account. Lists that grow over the years are streamed. */
export async function listMoneyRecords(db: Kysely<Schema>, userId: number): Promise<Streamed<MoneyRecords>> {
  const filter = { userId, period: EVER };
  const [points, carrier] = await Promise.all([listBalances(db, userId), findCarrier(db, userId)]);
  return {
    points,
    deposits: readPages(
      (after: Row<'deposits'> | null) => listDepositRows(db, filter, { sort: '-createdAt', limit: PAGE, after }),
      presentDeposit,
    ),
    orders: readPages((after: Row<'orders'> | null) => listOrderRows(db, filter, { limit: PAGE, after }), presentOrder),
    carrier:
      carrier === undefined
        ? null
        : { type: carrier.type, code: carrier.code, boundAt: carrier.bound_at.toISOString() },
    invoices: readPages(
      (after: IssuedInvoice | null) => listIssuedAfter(db, { userId, after, limit: PAGE }),
      presentInvoice,
    ),
  };
}

function presentDeposit(row: Row<'deposits'>): MoneyRecords['deposits'][number] {
  return {
    orderId: row.order_id,
    paymentMethod: row.payment_method,
    paymentStatus: row.status,
    currency: row.currency,
    amount: toMajor(row.amount_minor, row.currency),
    refundedAmount: toMajor(row.refunded_minor, row.currency),
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  };
}

function presentOrder(row: Row<'orders'>): MoneyRecords['orders'][number] {
  return {
    orderId: row.order_id,
    applicationId: row.app_id,
    productId: row.product_id,
    seller: row.seller,
    paymentStatus: row.status,
    currency: row.currency,
    quantity: row.quantity,
    amount: toMajor(row.amount_minor, row.currency),
    createdAt: row.created_at.toISOString(),
  };
}

function presentInvoice(row: IssuedInvoice): MoneyRecords['invoices'][number] {
  return { invoiceNumber: row.number, period: row.period, issuedAt: row.issued_at.toISOString() };
}
