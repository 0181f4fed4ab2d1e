import type { Kysely } from 'kysely';
import type { AccountExport } from '#contract/account/account-export.ts';
import { toMajor } from '#domain/money.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { listDepositRows } from '../deposit/deposit-list-queries.ts';
import { findCarrier } from '../invoice/carrier-queries.ts';
import { type IssuedInvoice, listIssued } from '../invoice/own-invoice-queries.ts';
import { listBalances } from '../ledger/wallet-queries.ts';
import { listOrderRows } from '../order/order-queries.ts';

const PAGE = 1000;
const EVER = { fromMs: null, toMs: null, isWholeDays: true } as const;

type MoneyRecords = Pick<AccountExport, 'points' | 'deposits' | 'orders' | 'carrier' | 'invoices'>;

/** Everything about money that is kept of an account. */
export async function listMoneyRecords(db: Kysely<Schema>, userId: number): Promise<MoneyRecords> {
  const filter = { userId, period: EVER };
  const [points, deposits, orders, carrier, invoices] = await Promise.all([
    listBalances(db, userId),
    collect(
      (after: Row<'deposits'> | null) => listDepositRows(db, filter, { sort: '-createdAt', limit: PAGE, after }),
      presentDeposit,
    ),
    collect((after: Row<'orders'> | null) => listOrderRows(db, filter, { limit: PAGE, after }), presentOrder),
    findCarrier(db, userId),
    listAllInvoices(db, userId),
  ]);
  return {
    points,
    deposits,
    orders,
    carrier:
      carrier === undefined
        ? null
        : { type: carrier.type, code: carrier.code, boundAt: carrier.bound_at.toISOString() },
    invoices,
  };
}

/** All pages of a list that knows what comes after a row; presented page by page. */
async function collect<Item, Shown>(
  readPage: (after: Item | null) => Promise<readonly Item[]>,
  present: (item: Item) => Shown,
): Promise<Shown[]> {
  const all: Shown[] = [];
  let after: Item | null = null;
  for (;;) {
    const page: readonly Item[] = await readPage(after);
    for (const item of page) all.push(present(item));
    after = page.at(-1) ?? null;
    if (page.length < PAGE) return all;
  }
}

async function listAllInvoices(db: Kysely<Schema>, userId: number): Promise<MoneyRecords['invoices']> {
  const all: MoneyRecords['invoices'] = [];
  for (;;) {
    const { rows } = await listIssued(db, { userId, limit: PAGE, offset: all.length });
    all.push(...rows.map(presentInvoice));
    if (rows.length < PAGE) return all;
  }
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
