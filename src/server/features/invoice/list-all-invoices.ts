import type { OperatorInvoice } from '#contract/invoice/entities.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { type AnyInvoice, listAnyInvoices } from './operator-invoice-queries.ts';
import { countWaiting } from './waiting-invoice-queries.ts';

/** Reads the primary database: a replica may lack what the operator has just changed. */
export function listAllInvoices({ database: { db } }: Services): Handler<'listAllInvoices'> {
  return async (filter) => {
    const [{ count, rows }, waiting] = await Promise.all([listAnyInvoices(db, filter), countWaiting(db)]);
    return { count, list: rows.map(presentAnyInvoice), waiting };
  };
}

function presentAnyInvoice(row: AnyInvoice): OperatorInvoice {
  return {
    id: row.id,
    invoiceNumber: row.number,
    period: row.period,
    orderId: row.order_id,
    user: { id: row.user_id, account: row.account, nickname: row.nickname },
    status: row.status,
    carrierType: row.carrier_type,
    amount: row.amount,
    allowance: row.allowance,
    paidAt: row.paid_at.toISOString(),
    issuedAt: row.issued_at?.toISOString() ?? null,
    voidedAt: row.voided_at?.toISOString() ?? null,
    winningType: row.winning_type,
    prize: row.prize,
    printing: row.printing,
  };
}
