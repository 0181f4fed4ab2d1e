import type { InvoiceDraw, OperatorInvoice } from '#contract/invoice/entities.ts';
import type { listAllInvoices, listInvoiceDraws, retryInvoices } from '#contract/invoice/operator-endpoints.ts';
import { redeemWindowOf } from '#domain/invoice/invoice-calendar.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { listDraws } from './draw-queries.ts';
import { issueInvoices } from './invoice-jobs.ts';
import { countWaiting, issueWaiting } from './issue-waiting.ts';
import { type AnyInvoice, listAnyInvoices } from './operator-invoice-queries.ts';
import { momentOfDay } from './present-invoice.ts';
import { readSeller } from './read-seller.ts';

/** Operators look for what they have just done: a replica may not have it yet. */
export function createListAllInvoices({ database: { db } }: Services): Handler<typeof listAllInvoices> {
  return async (filter) => {
    const [{ count, rows }, waiting] = await Promise.all([listAnyInvoices(db, filter), countWaiting(db)]);
    return { count, list: rows.map(presentAnyInvoice), waiting };
  };
}

/** As many as a call has time for; a job issues the rest. */
const ISSUED_AT_ONCE = 1000;

export function createRetryInvoices({ config, database, jobs }: Services): Handler<typeof retryInvoices> {
  const { db } = database;
  return async (_, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    const issued = await issueWaiting(db, { seller: readSeller(config), now, max: ISSUED_AT_ONCE });
    const waiting = await countWaiting(db);
    await db.transaction().execute(async (trx) => {
      const details = { issued, waiting };
      await writeAudit(trx, { actorUserId: userId, action: 'invoice.retry', subject: 'invoice:waiting', details });
      if (waiting > 0) await jobs.enqueue(trx, issueInvoices, {});
    });
    return { result: true, issued, waiting };
  };
}

export function createListDraws({ database }: Services): Handler<typeof listInvoiceDraws> {
  return async (page) => {
    const { count, draws } = await listDraws(database.db, page);
    return { count, list: draws.map(({ draw, numbers }) => presentDraw(draw, numbers)) };
  };
}

function presentDraw(draw: Row<'invoice_draws'>, numbers: readonly Row<'invoice_drawn_numbers'>[]): InvoiceDraw {
  const { from, until } = redeemWindowOf(draw.period);
  return {
    period: draw.period,
    drawnAt: momentOfDay(draw.drawn_on),
    importedAt: draw.imported_at.toISOString(),
    redeemFrom: from,
    redeemUntil: until,
    numbers: numbers.map(({ number, winning_type }) => ({ number, winningType: winning_type })),
    winners: draw.winners,
    prizes: draw.prizes,
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
