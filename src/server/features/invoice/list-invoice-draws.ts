import type { InvoiceDraw } from '#contract/invoice/entities.ts';
import { redeemWindowOf } from '#domain/invoice/invoice-calendar.ts';
import type { Handler } from '../../api/handler.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { listDraws } from './draw-queries.ts';
import { momentOfDay } from './present-invoice.ts';

export function listInvoiceDraws({ database }: Services): Handler<'listInvoiceDraws'> {
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
